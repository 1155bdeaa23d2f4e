-- A store as commit 506164f with step 5 of src/server/store/migrations.ts has kept it while it served: never changed again.
create table store_steps (step integer primary key);
create table races ( id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null, head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null, turn integer not null, owner text, created bigint not null, touched bigint not null, notified integer not null default 0, due bigint);
create table race_rows ( race text not null, n integer not null, kind text not null, line text not null, id text, at bigint, primary key (race, n));
create table tokens (race text not null, hash text not null, seat integer not null, primary key (race, hash));
create table replies ( race text not null, entries integer not null, seat integer not null, reply text not null, primary key (race, entries, seat));
create table processes (id text primary key, until bigint not null);
create table people (id text primary key, name text not null, created bigint not null);
create table person_tokens (person text not null, hash text not null, primary key (person, hash));
create table phrases (hash text primary key, person text not null);
create table person_seats ( person text not null, race text not null, seat integer not null, primary key (person, race, seat));
create table forgotten (race text primary key, at bigint not null);
create table house (name text primary key, said text not null);
create table subscriptions ( person text not null, hash text not null, endpoint text not null, p256dh text not null, auth text not null, language text not null, primary key (person, hash));
create table present (race text not null, seat integer not null, process text not null, primary key (race, seat, process));
create table handings (race text not null, hash text not null, seat integer not null, primary key (race, hash));
create table person_names (person text not null, race text not null, seat integer not null, primary key (person, race, seat));
create table chat ( race text not null, n integer not null, seat integer not null, kind text not null, said text not null, id text not null, at bigint not null, primary key (race, n));
create index races_listed on races (listed, phase, touched);
create index races_owner on races (phase, owner);
create index phrases_person on phrases (person);
create index person_seats_race on person_seats (race, seat);
create index present_process on present (process);
create index races_due on races (phase, due);
insert into store_steps (step) values (1);
insert into store_steps (step) values (2);
insert into store_steps (step) values (3);
insert into store_steps (step) values (4);
insert into store_steps (step) values (5);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('sA1amyhJNll8SlPyyrHoSg', 'ausreisser', 'over', 1, '{"setup":{"riders":["rider-a","rider-b"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"r8U6ILZXGvSeO24Uwii6hg"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"XfmWrHE0a2_cHv6X-BvO9g"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
game ausreisser 1
setup
  { "riders": ["Eva Žižka", "Jan “J”"], "stages": 1, "game": "full" }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed 1c1fc77b2e99b10a3b8c7fe27c7c332109c7c77b2a8ebf56d4fa39c72c7ad062
actions
', '9a8d3bd1caf161655f79aca4ec4767d26c2ab16d754bb7edcea6f0604aedcbc7', 144, 244, 1, null, 1, -2, '56b7089f-29b8-4f9a-9776-1d2a26942e2b', 1795452486674, 1795452495520, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('WFvfhb3BQuVMRuW0XfdnWQ', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"r8U6ILZXGvSeO24Uwii6hg"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"XfmWrHE0a2_cHv6X-BvO9g"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
game reifenbreite 1
setup
  {
    "stages": [
      {
        "course": "course short \"Short\" start 1 lines S S sprints none",
        "board": "criterium",
        "fingerprint": "8a02132adb05939c"
      }
    ],
    "rules": {
      "level": "professional",
      "cheating": false,
      "sprints": true,
      "jersey": false,
      "switching": true,
      "noDraftInFirstRound": false
    },
    "managers": [{ "name": "Eva Žižka", "teams": ["red"] }, { "name": "Jan “J”", "teams": ["blue"] }],
    "deck": {
      "photo": 1,
      "gain": 2,
      "lose": 2,
      "stop": 2,
      "one-die": 2,
      "extra-die": 2,
      "fall": 3,
      "fall-lose": 2,
      "plus-2-alone": 1,
      "plus-3": 2,
      "plus-4": 1,
      "plus-4-alone": 1,
      "plus-4-lose": 1
    }
  }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed a4b0c414fd1737c0f45f7ec8e29f6beaeff8a6cf8c16f55afa34ba7dc55028e2
actions
', 'e52285682743b9647c3002bd6017901e9f9f9cb530e65331a584bf0e387d8e96', 21, 25, 1, 1, 0, 1, '56b7089f-29b8-4f9a-9776-1d2a26942e2b', 1795452495762, 1795452496385, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('z_JllhVM33CoiVMXTlsRpw', 'ausreisser', 'gathering', 1, '{"setup":{"riders":["rider-a","rider-b","rider-c"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795452496480, 1795452496492, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('oA4vYCgl3mdc0dFyKVLSaQ', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"XfmWrHE0a2_cHv6X-BvO9g"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 6, 'windschatten-record 1
game reifenbreite 1
setup
  {
    "stages": [
      {
        "course": "course short \"Short\" start 1 lines S S sprints none",
        "board": "criterium",
        "fingerprint": "8a02132adb05939c"
      }
    ],
    "rules": {
      "level": "professional",
      "cheating": false,
      "sprints": true,
      "jersey": false,
      "switching": true,
      "noDraftInFirstRound": false
    },
    "managers": [{ "name": "Eva Žižka", "teams": ["red"] }, { "name": "Jan “J”", "teams": ["blue"] }],
    "deck": {
      "photo": 1,
      "gain": 2,
      "lose": 2,
      "stop": 2,
      "one-die": 2,
      "extra-die": 2,
      "fall": 3,
      "fall-lose": 2,
      "plus-2-alone": 1,
      "plus-3": 2,
      "plus-4": 1,
      "plus-4-alone": 1,
      "plus-4-lose": 1
    }
  }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed 885ecc989a8d386a7b5b6630c565d81489e9c5f231bdc28ed939efbd6978b110
actions
', '1f7378994495f04b84f095238242eb5f8f372e5dcb6a55b1bcd4ac304e4c7763', 2, 4, 1, 0, 0, 1, '56b7089f-29b8-4f9a-9776-1d2a26942e2b', 1795452496514, 1795452496645, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('VPEFvIUP-hF8WGE3B8G3vw', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"r8U6ILZXGvSeO24Uwii6hg"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"XfmWrHE0a2_cHv6X-BvO9g"}],"window":100,"step":0,"clock":{"per":"decision","limit":2000},"absence":{"does":"bot","bot":"easy"},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
game reifenbreite 1
setup
  {
    "stages": [
      {
        "course": "course short \"Short\" start 1 lines S S sprints none",
        "board": "criterium",
        "fingerprint": "8a02132adb05939c"
      }
    ],
    "rules": {
      "level": "professional",
      "cheating": false,
      "sprints": true,
      "jersey": false,
      "switching": true,
      "noDraftInFirstRound": false
    },
    "managers": [{ "name": "Eva Žižka", "teams": ["red"] }, { "name": "Jan “J”", "teams": ["blue"] }],
    "deck": {
      "photo": 1,
      "gain": 2,
      "lose": 2,
      "stop": 2,
      "one-die": 2,
      "extra-die": 2,
      "fall": 3,
      "fall-lose": 2,
      "plus-2-alone": 1,
      "plus-3": 2,
      "plus-4": 1,
      "plus-4-alone": 1,
      "plus-4-lose": 1
    }
  }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed 81efab896728a6674e0dc24e916203c4079426c7c06a9def41b92f0e21485450
actions
', 'b90c76f7c66f9c16bbe072ab8f1569f3b8481bf0876b6c24faaf39021c1fa3d9', 1, 2, 1, 0, 0, 1, '56b7089f-29b8-4f9a-9776-1d2a26942e2b', 1795452496651, 1795452496717, 0, 1795452498715);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('WmJoi03VJA2no5onDoU8gA', 'reifenbreite', 'away', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"r8U6ILZXGvSeO24Uwii6hg"},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0,"home":true}', 4, 'windschatten-record 1
game reifenbreite 1
setup
  {
    "stages": [
      {
        "course": "course short \"Short\" start 1 lines S S sprints none",
        "board": "criterium",
        "fingerprint": "8a02132adb05939c"
      }
    ],
    "rules": {
      "level": "professional",
      "cheating": false,
      "sprints": true,
      "jersey": false,
      "switching": true,
      "noDraftInFirstRound": false
    },
    "managers": [{ "name": "Eva Žižka", "teams": ["red"] }, { "name": "team-b", "teams": ["blue"] }],
    "deck": {
      "photo": 1,
      "gain": 2,
      "lose": 2,
      "stop": 2,
      "one-die": 2,
      "extra-die": 2,
      "fall": 3,
      "fall-lose": 2,
      "plus-2-alone": 1,
      "plus-3": 2,
      "plus-4": 1,
      "plus-4-alone": 1,
      "plus-4-lose": 1
    }
  }
seat 0 "Eva Žižka"
seat 1 "team-b"
dice sealed a83be80ff9cc5e93877c8f742658caba8f0627c27820a11132b4521a25b383c1
actions
', 'fec91471f46fa172fe652f8c799a277182aa5db446c0c5dc0683fd8c9c6ca4d2', 1, 2, 1, 0, 0, 1, null, 1795452496726, 1795452496807, 0, null);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 1, 'acts', '1 chance: draw wind
  lead-drawn rider=1 card=wind [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
2 chance: draw 46
  lead-drawn rider=2 card=46 [DA 2]
  lead-won rider=2 [DA 2]
  stage-began stage=1 leader=2 [DA 2]
  due what=deal rider=2 cards=6 [DA 2]
3 chance: draw 43
  dealt rider=2 card=43 [DA 2]
  due what=deal rider=1 cards=6 [DA 2]
4 chance: draw hill
  dealt rider=1 card=hill [DA 2]
  due what=deal rider=2 cards=5 [DA 2]
5 chance: draw 48
  dealt rider=2 card=48 [DA 2]
  due what=deal rider=1 cards=5 [DA 2]
6 chance: draw 41
  dealt rider=1 card=41 [DA 2]
  due what=deal rider=2 cards=4 [DA 2]
7 chance: draw 45
  dealt rider=2 card=45 [DA 2]
  due what=deal rider=1 cards=4 [DA 2]
8 chance: draw 40
  dealt rider=1 card=40 [DA 2]
  due what=deal rider=2 cards=3 [DA 2]
9 chance: draw hill
  dealt rider=2 card=hill [DA 2]
  due what=deal rider=1 cards=3 [DA 2]
10 chance: draw hill
  dealt rider=1 card=hill [DA 2]
  due what=deal rider=2 cards=2 [DA 2]
11 chance: draw 50
  dealt rider=2 card=50 [DA 2]
  due what=deal rider=1 cards=2 [DA 2]
12 chance: draw 49
  dealt rider=1 card=49 [DA 2]
  due what=deal rider=2 cards=1 [DA 2]
13 chance: draw 47
  dealt rider=2 card=47 [DA 2]
  due what=deal rider=1 cards=1 [DA 2]
14 chance: draw 42
  dealt rider=1 card=42 [DA 2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
15 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452486988);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 2, 'acts', '16 seat 1: lay 45,hill
  laid rider=2 card=45 spurts=0 [DA 3]
  hill-laid rider=2 leader=2 how=with-card tempo=0 [DA 4.1]
  led rider=2 speed=45 [DA 3.1]
  due what=refill rider=2 cards=1 [DA 4.1]
17 chance: draw 45
  drew rider=2 card=45 [DA 3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
18 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-0-15', 1795452487109);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 3, 'acts', '19 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  dropped rider=1 speed=40 tempo=45 minutes=5 hill=yes [DA 4.1]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
20 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-0-18', 1795452487138);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 4, 'acts', '21 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-1-20', 1795452487179);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 5, 'acts', '22 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452487298);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 6, 'acts', '23 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
24 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452487315);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 7, 'acts', '25 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=48 change=1 minutes=4 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
26 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-2-24', 1795452487359);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 8, 'acts', '27 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-2-26', 1795452487371);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 9, 'acts', '28 seat 0: hill
  hill-laid rider=1 leader=2 how=out-of-turn tempo=42 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=2 [DA 3]
29 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
30 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452487491);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 10, 'acts', '31 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=42 change=1 minutes=5 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
32 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-4-30', 1795452487515);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 11, 'acts', '33 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-3-32', 1795452487543);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 12, 'acts', '34 seat 0: hill
  hill-laid rider=1 leader=2 how=out-of-turn tempo=47 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=2 [DA 3]
35 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
36 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452487662);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 13, 'acts', '37 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=47 change=5 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
38 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
39 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
40 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-6-36', 1795452487683);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 14, 'acts', '41 seat 1: lay 48,spurt
  laid rider=2 card=48 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
42 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=spurt rider=2 cards=1 [DA 4.2]
43 chance: draw 39
  drew rider=2 card=39 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-4-40', 1795452487724);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 15, 'acts', '44 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452487836);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 16, 'acts', '45 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
46 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452487890);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 17, 'acts', '47 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  kept-up rider=1 speed=44 tempo=44 hill=no [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
48 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-7-46', 1795452487921);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 18, 'acts', '49 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-5-48', 1795452487941);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 19, 'acts', '50 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452488073);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 20, 'acts', '51 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
52 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452488094);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 21, 'acts', '53 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=43 change=7 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
54 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-8-52', 1795452488118);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 22, 'acts', '55 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-6-54', 1795452488133);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 23, 'acts', '56 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452488260);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 24, 'acts', '57 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
58 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452488412);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 25, 'acts', '59 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  lost rider=1 speed=48 tempo=50 change=2 minutes=5 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
60 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-9-58', 1795452488439);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 26, 'acts', '61 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-7-60', 1795452488479);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 27, 'acts', '62 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452488617);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 28, 'acts', '63 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
64 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452488638);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 29, 'acts', '65 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=45 change=4 minutes=1 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
66 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-10-64', 1795452488670);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 30, 'acts', '67 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-8-66', 1795452488694);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 31, 'acts', '68 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452488813);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 32, 'acts', '69 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
70 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452488848);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 33, 'acts', '71 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  lost rider=1 speed=39 tempo=40 change=1 minutes=2 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
72 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-11-70', 1795452488884);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 34, 'acts', '73 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-9-72', 1795452488905);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 35, 'acts', '74 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452489040);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 36, 'acts', '75 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
76 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452489063);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 37, 'acts', '77 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=44 change=2 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
78 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-12-76', 1795452489089);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 38, 'acts', '79 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-10-78', 1795452489107);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 39, 'acts', '80 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452489236);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 40, 'acts', '81 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
82 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452489257);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 41, 'acts', '83 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  dropped rider=1 speed=42 tempo=46 minutes=4 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
84 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-13-82', 1795452489301);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 42, 'acts', '85 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-11-84', 1795452489327);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 43, 'acts', '86 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452489441);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 44, 'acts', '87 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
88 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452489463);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 45, 'acts', '89 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  won-back rider=1 speed=47 tempo=45 change=2 minutes=2 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
90 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-14-88', 1795452489501);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 46, 'acts', '91 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-12-90', 1795452489537);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 47, 'acts', '92 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452489663);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 48, 'acts', '93 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
94 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452489683);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 49, 'acts', '95 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=40 change=2 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
96 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-15-94', 1795452489715);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 50, 'acts', '97 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-13-96', 1795452489738);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 51, 'acts', '98 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452489853);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 52, 'acts', '99 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
100 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452489869);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 53, 'acts', '101 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=41 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-16-100', 1795452489885);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 54, 'acts', '102 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452489998);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 55, 'acts', '103 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
104 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452490020);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 56, 'acts', '105 seat 1: lay 45,spurt
  laid rider=2 card=45 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
106 chance: draw hill
  drew rider=2 card=hill [DA 3]
  took-lead rider=2 from=1 speed=47 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-14-104', 1795452490038);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 57, 'acts', '107 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452490162);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 58, 'acts', '108 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
109 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452490176);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 59, 'acts', '110 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  sheltered rider=1 speed=47 tempo=47 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
111 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-17-109', 1795452490190);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 60, 'acts', '112 seat 1: lay 43,hill
  laid rider=2 card=43 spurts=0 [DA 3]
  hill-laid rider=2 leader=2 how=with-card tempo=47 [DA 4.1]
  led rider=2 speed=43 [DA 3.1]
  due what=refill rider=2 cards=1 [DA 4.1]
113 chance: draw wind
  drew rider=2 card=wind [DA 3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
114 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-16-111', 1795452490252);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 61, 'acts', '115 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  dropped rider=1 speed=42 tempo=43 minutes=1 hill=yes [DA 4.1]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=2 [DA 3]
116 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
117 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-18-114', 1795452490266);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 62, 'acts', '118 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-17-117', 1795452490309);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 63, 'acts', '119 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452490746);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 64, 'acts', '120 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
121 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452490772);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 65, 'acts', '122 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=42 change=1 minutes=2 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
123 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-19-121', 1795452490869);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 66, 'acts', '124 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-18-123', 1795452490875);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 67, 'acts', '125 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452491012);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 68, 'acts', '126 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
127 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452491043);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 69, 'acts', '128 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=49 change=7 minutes=9 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
129 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-20-127', 1795452491074);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 70, 'acts', '130 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-19-129', 1795452491097);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 71, 'acts', '131 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452491213);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 72, 'acts', '132 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
133 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452491293);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 73, 'acts', '134 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=41 change=1 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
135 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-21-133', 1795452491297);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 74, 'acts', '136 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-20-135', 1795452491352);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 75, 'acts', '137 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452491484);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 76, 'acts', '138 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
139 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452491501);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 77, 'acts', '140 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=44 change=5 minutes=5 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
141 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-22-139', 1795452491525);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 78, 'acts', '142 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-21-141', 1795452491544);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 79, 'acts', '143 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452491665);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 80, 'acts', '144 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
145 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
146 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452491732);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 81, 'acts', '147 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=47 change=1 minutes=4 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
148 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-23-146', 1795452491741);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 82, 'acts', '149 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-22-148', 1795452491785);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 83, 'acts', '150 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452491904);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 84, 'acts', '151 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
152 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452491948);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 85, 'acts', '153 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=45 change=1 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
154 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-24-152', 1795452491961);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 86, 'acts', '155 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-23-154', 1795452491978);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 87, 'acts', '156 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452492090);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 88, 'acts', '157 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
158 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452492135);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 89, 'acts', '159 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=39 change=3 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
160 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-25-158', 1795452492152);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 90, 'acts', '161 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-24-160', 1795452492177);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 91, 'acts', '162 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452492303);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 92, 'acts', '163 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
164 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452492315);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 93, 'acts', '165 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=45 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-26-164', 1795452492326);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 94, 'acts', '166 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452492452);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 95, 'acts', '167 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
168 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452492472);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 96, 'acts', '169 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=47 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-25-168', 1795452492501);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 97, 'acts', '170 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452492624);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 98, 'acts', '171 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
172 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452492639);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 99, 'acts', '173 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  dropped rider=1 speed=41 tempo=47 minutes=6 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
174 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-27-172', 1795452492676);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 100, 'acts', '175 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-26-174', 1795452492688);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 101, 'acts', '176 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452492804);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 102, 'acts', '177 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
178 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452492883);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 103, 'acts', '179 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=46 change=4 minutes=2 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
180 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-28-178', 1795452492897);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 104, 'acts', '181 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-27-180', 1795452493057);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 105, 'acts', '182 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452493173);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 106, 'acts', '183 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
184 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452493191);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 107, 'acts', '185 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  lost rider=1 speed=43 tempo=46 change=3 minutes=5 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
186 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-29-184', 1795452493218);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 108, 'acts', '187 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-28-186', 1795452493234);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 109, 'acts', '188 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452493353);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 110, 'acts', '189 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
190 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452493510);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 111, 'acts', '191 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  won-back rider=1 speed=47 tempo=41 change=5 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
192 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-30-190', 1795452493587);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 112, 'acts', '193 seat 1: lay 50,spurt
  laid rider=2 card=50 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
194 chance: draw 39
  drew rider=2 card=39 [DA 3]
  led rider=2 speed=52 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-29-192', 1795452493615);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 113, 'acts', '195 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452493749);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 114, 'acts', '196 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
197 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452493780);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 115, 'acts', '198 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  dropped rider=1 speed=43 tempo=52 minutes=9 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
199 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-31-197', 1795452493797);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 116, 'acts', '200 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-30-199', 1795452493814);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 117, 'acts', '201 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452493925);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 118, 'acts', '202 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
203 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452493936);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 119, 'acts', '204 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  lost rider=1 speed=45 tempo=48 change=3 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
205 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-32-203', 1795452493955);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 120, 'acts', '206 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-31-205', 1795452493970);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 121, 'acts', '207 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452494101);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 122, 'acts', '208 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
209 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452494108);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 123, 'acts', '210 seat 0: lay 50,spurt,spurt
  laid rider=1 card=50 spurts=2 [DA 4.2]
  due what=spurt rider=1 cards=2 [DA 4.2]
211 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=spurt rider=1 cards=1 [DA 4.2]
212 chance: draw 42
  drew rider=1 card=42 [DA 3]
  won-back rider=1 speed=52 tempo=47 change=5 minutes=7 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
213 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-33-209', 1795452494125);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 124, 'acts', '214 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-32-213', 1795452494151);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 125, 'acts', '215 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452494281);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 126, 'acts', '216 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
217 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452494392);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 127, 'acts', '218 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  won-back rider=1 speed=42 tempo=39 change=3 minutes=4 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
219 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-34-217', 1795452494447);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 128, 'acts', '220 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-33-219', 1795452494458);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 129, 'acts', '221 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452494572);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 130, 'acts', '222 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
223 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452494579);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 131, 'acts', '224 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  won-back rider=1 speed=44 tempo=39 change=4 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
225 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-35-223', 1795452494600);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 132, 'acts', '226 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-34-225', 1795452494606);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 133, 'acts', '227 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452494736);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 134, 'acts', '228 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
229 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452494744);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 135, 'acts', '230 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  dropped rider=1 speed=41 tempo=50 minutes=9 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
231 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-36-229', 1795452494816);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 136, 'acts', '232 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-35-231', 1795452494896);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 137, 'acts', '233 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452495039);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 138, 'acts', '234 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
235 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452495059);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 139, 'acts', '236 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=44 change=4 minutes=13 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
237 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-37-235', 1795452495113);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 140, 'acts', '238 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-36-237', 1795452495148);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 141, 'acts', '239 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452495270);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 142, 'acts', '240 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
241 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452495314);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 143, 'acts', '242 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=40 change=6 minutes=7 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
243 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-39-241', 1795452495367);
insert into race_rows (race, n, kind, line, id, at) values ('sA1amyhJNll8SlPyyrHoSg', 144, 'acts', '244 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  stage-ended stage=1 leader=2 points=-7,1 [DA 5]
  due what=over rider=- cards=0 [DA 6]
', '1 2-37-243', 1795452495521);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 1, 'acts', '1 chance: roll 1,3
  start-rolled manager=1 dice=1,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 2,4
  start-rolled manager=2 dice=2,4 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452495899);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 2, 'table', '{"fact":"answers","seat":1,"answers":{"follow":"never"}}', null, 1795452495942);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 3, 'acts', '3 seat 1: place 31 A6.2
  placed rider=31 at=A6.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-2', 1795452495961);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 4, 'acts', '4 seat 0: place 22 A6.4
  placed rider=22 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-3', 1795452495977);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 5, 'acts', '5 seat 1: place 33 A5.3
  placed rider=33 at=A5.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-4', 1795452495990);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 6, 'acts', '6 seat 0: place 24 A7.3
  placed rider=24 at=A7.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-5', 1795452496005);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 7, 'acts', '7 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-6', 1795452496019);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 8, 'acts', '8 seat 0: place 23 A5.1
  placed rider=23 at=A5.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-7', 1795452496070);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 9, 'acts', '9 seat 1: place 32 A8.1
  placed rider=32 at=A8.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-3-8', 1795452496100);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 10, 'acts', '10 seat 0: place 21 A7.2
  placed rider=21 at=A7.2 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 1-3-9', 1795452496164);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 11, 'acts', '11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 5,1
  rolled rider=32 dice=5,1 total=6 [UR 5.3]
  total rider=32 total=6 change=0 points=6 alone=no [UR 5.6]
', '1 2-4-10', 1795452496195);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 12, 'acts', '13 seat 1: move A10.2
  moved rider=32 from=A8.1 to=A10.2 length=2 [UR 5.3]
  turn-began rider=34 [UR 5.2]
', '1 2-5-12', 1795452496224);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 13, 'acts', '14 seat 1: dice
  chose-dice rider=34 [UR 5.3]
15 chance: roll 2,6
  rolled rider=34 dice=2,6 total=8 [UR 5.3]
  total rider=34 total=8 change=0 points=8 alone=no [UR 5.6]
', '1 2-6-13', 1795452496239);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 14, 'acts', '16 seat 1: move A12.4
  moved rider=34 from=A8.4 to=A12.4 length=4 [UR 5.3]
  crossed rider=34 line=1:S [UR 15]
  turn-began rider=21 [UR 5.2]
', '1 2-7-15', 1795452496263);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 15, 'acts', '17 seat 0: ask 31
  lead-offered rider=21 asked=31 [UR 16]
  due what=answer rider=21 asked=31 to=- length=0 [UR 16]
', '0 1-4-16', 1795452496290);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 16, 'acts', '18 seat 1: refuse
  lead-refused rider=21 asked=31 [UR 16]
  due what=turn rider=21 asked=- to=- length=0 [UR 5.6]
', '1 2-8-17', 1795452496307);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 17, 'acts', '19 seat 0: dice
  chose-dice rider=21 [UR 5.3]
20 chance: roll 3,2
  rolled rider=21 dice=3,2 total=5 [UR 5.3]
  total rider=21 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 1-5-18', 1795452496326);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 18, 'acts', '21 seat 0: move A11.1
  moved rider=21 from=A7.2 to=A11.1 length=4 [UR 5.3]
  crossed rider=21 line=1:S [UR 15]
  due what=follow rider=21 asked=31 to=A10.1 length=4 [UR 5.4]
', '0 1-6-20', 1795452496341);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 19, 'acts', '22 seat 1: stay
  stayed rider=31 leader=21 [UR 5.4]
  turn-began rider=24 [UR 5.2]
', null, 1795452496352);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 20, 'acts', '23 seat 0: dice
  chose-dice rider=24 [UR 5.3]
24 chance: roll 4,1
  rolled rider=24 dice=4,1 total=5 [UR 5.3]
  total rider=24 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 1-7-22', 1795452496367);
insert into race_rows (race, n, kind, line, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 21, 'acts', '25 seat 0: move A9.1
  moved rider=24 from=A7.3 to=A9.1 length=2 [UR 5.3]
  turn-began rider=31 [UR 5.2]
', '0 1-8-24', 1795452496385);
insert into race_rows (race, n, kind, line, id, at) values ('oA4vYCgl3mdc0dFyKVLSaQ', 1, 'acts', '1 chance: roll 1,3
  start-rolled manager=1 dice=1,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 2,2
  start-rolled manager=2 dice=2,2 [UR 5.1]
  start-tied managers=1,2 [UR 5.1]
  due what=start-roll rider=- asked=1 to=- length=0 [UR 5.1]
3 chance: roll 1,2
  start-rolled manager=1 dice=1,2 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
4 chance: roll 4,4
  start-rolled manager=2 dice=4,4 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452496587);
insert into race_rows (race, n, kind, line, id, at) values ('oA4vYCgl3mdc0dFyKVLSaQ', 2, 'table', '{"fact":"handed","seat":0}', null, 1795452496644);
insert into race_rows (race, n, kind, line, id, at) values ('VPEFvIUP-hF8WGE3B8G3vw', 1, 'acts', '1 chance: roll 3,2
  start-rolled manager=1 dice=3,2 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,3
  start-rolled manager=2 dice=6,3 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452496715);
insert into race_rows (race, n, kind, line, id, at) values ('WmJoi03VJA2no5onDoU8gA', 1, 'acts', '1 chance: roll 5,6
  start-rolled manager=1 dice=5,6 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,6
  start-rolled manager=2 dice=6,6 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452496773);
insert into tokens (race, hash, seat) values ('sA1amyhJNll8SlPyyrHoSg', 'acaf00739c6b79246f5134a0dcb716550b53b8c91d9fecf9f6b77296faca7386', -2);
insert into tokens (race, hash, seat) values ('sA1amyhJNll8SlPyyrHoSg', '6ab1236d1017bda625518f1a4e042c4fd36c95dbd4463f80d8690163316a0913', 0);
insert into tokens (race, hash, seat) values ('sA1amyhJNll8SlPyyrHoSg', 'e77e207224155b8a9f67ce21d3e6ad0b4a5635e2cf58537da5d0400a8556c23d', 1);
insert into tokens (race, hash, seat) values ('WFvfhb3BQuVMRuW0XfdnWQ', 'c51b96cecd0128f92675c2cc3bee98857e99d5c251f58d65d4727a067a1c3dbd', -2);
insert into tokens (race, hash, seat) values ('WFvfhb3BQuVMRuW0XfdnWQ', '7e77b6faea4552f599dee9bbfdb62fcbfb8555c070e7c690a19fa62fb895dbd1', 0);
insert into tokens (race, hash, seat) values ('WFvfhb3BQuVMRuW0XfdnWQ', '40c752673e185918dfbad05dd4445f46e8005fa14b2f4a07ad212cfd7f9fe716', 1);
insert into tokens (race, hash, seat) values ('z_JllhVM33CoiVMXTlsRpw', 'd3a150fc2e24831257e46825bc85e2c7b5aad5c4929778ba2e6cfb03cc653489', -2);
insert into tokens (race, hash, seat) values ('z_JllhVM33CoiVMXTlsRpw', 'c92eff01b18c92e4032af84b26304b42e27ba28c783979314696ae21cab28050', 0);
insert into tokens (race, hash, seat) values ('oA4vYCgl3mdc0dFyKVLSaQ', '099e09110744be452e93f05fc91a35bc82fd8fec8b81d61468154207b699ea54', -2);
insert into tokens (race, hash, seat) values ('oA4vYCgl3mdc0dFyKVLSaQ', 'ad2986d544d7a29f516c2da70f6d15e9b7dcab414f80897862d5e9bc90b5ffc5', 1);
insert into tokens (race, hash, seat) values ('oA4vYCgl3mdc0dFyKVLSaQ', 'f00b868d82894c7894b38034907d2319a73e0c7e236d0cffc62fce32316ec3a7', 0);
insert into tokens (race, hash, seat) values ('VPEFvIUP-hF8WGE3B8G3vw', '86d85cdc94978c7c5906be1ea67ccd85090fe7ba018918c2cdcbfb8c4ae02fbf', -2);
insert into tokens (race, hash, seat) values ('VPEFvIUP-hF8WGE3B8G3vw', '5ef74fddfc813cf7bf9ee1229197b8a9b6e5bd84683057878d3016fbd79099bc', 0);
insert into tokens (race, hash, seat) values ('VPEFvIUP-hF8WGE3B8G3vw', 'd3b34e13c26224e9cf9db7426e29ff2f6baf962f6c4e95c8dbdb51408275373a', 1);
insert into tokens (race, hash, seat) values ('WmJoi03VJA2no5onDoU8gA', '04586caf330e26b0a4ca8181b57e6cef613c3c10bbf23f960a4c29e326419647', -2);
insert into tokens (race, hash, seat) values ('WmJoi03VJA2no5onDoU8gA', 'c3d8c670d92b9b88f03a5aaac91fcc8bd6d2048221ca5c7d834c35f6e78fcb28', 0);
insert into replies (race, entries, seat, reply) values ('sA1amyhJNll8SlPyyrHoSg', 21, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('sA1amyhJNll8SlPyyrHoSg', 27, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('sA1amyhJNll8SlPyyrHoSg', 33, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('sA1amyhJNll8SlPyyrHoSg', 106, 1, 'pass');
insert into replies (race, entries, seat, reply) values ('sA1amyhJNll8SlPyyrHoSg', 238, 0, 'pass');
insert into processes (id, until) values ('56b7089f-29b8-4f9a-9776-1d2a26942e2b', 1795452498595);
insert into people (id, name, created) values ('r8U6ILZXGvSeO24Uwii6hg', 'Eva Žižka', 1795452486219);
insert into people (id, name, created) values ('XfmWrHE0a2_cHv6X-BvO9g', 'Jan “J”', 1795452486288);
insert into person_tokens (person, hash) values ('r8U6ILZXGvSeO24Uwii6hg', '7dbf6651d002c42ba0b2e7b8458d7c8c6abb58c9a6212e4b67940b804e63e37e');
insert into person_tokens (person, hash) values ('XfmWrHE0a2_cHv6X-BvO9g', '7ef9f7c66f288ae53af084f4e33c927b377b48b14f87a754644d83f2fa64d263');
insert into phrases (hash, person) values ('cb94c7ab01db521c331a92d1408150c77ed7f334c03421801bdaec82ecbc51f2', 'r8U6ILZXGvSeO24Uwii6hg');
insert into person_seats (person, race, seat) values ('r8U6ILZXGvSeO24Uwii6hg', 'sA1amyhJNll8SlPyyrHoSg', 0);
insert into person_seats (person, race, seat) values ('XfmWrHE0a2_cHv6X-BvO9g', 'sA1amyhJNll8SlPyyrHoSg', 1);
insert into person_seats (person, race, seat) values ('r8U6ILZXGvSeO24Uwii6hg', 'WFvfhb3BQuVMRuW0XfdnWQ', 0);
insert into person_seats (person, race, seat) values ('XfmWrHE0a2_cHv6X-BvO9g', 'WFvfhb3BQuVMRuW0XfdnWQ', 1);
insert into person_seats (person, race, seat) values ('XfmWrHE0a2_cHv6X-BvO9g', 'oA4vYCgl3mdc0dFyKVLSaQ', 1);
insert into person_seats (person, race, seat) values ('r8U6ILZXGvSeO24Uwii6hg', 'VPEFvIUP-hF8WGE3B8G3vw', 0);
insert into person_seats (person, race, seat) values ('XfmWrHE0a2_cHv6X-BvO9g', 'VPEFvIUP-hF8WGE3B8G3vw', 1);
insert into person_seats (person, race, seat) values ('r8U6ILZXGvSeO24Uwii6hg', 'WmJoi03VJA2no5onDoU8gA', 0);
insert into house (name, said) values ('phrase-salt', '03bff1f673af6d404baf39991f7e151b');
insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ('r8U6ILZXGvSeO24Uwii6hg', 'h', 'https://push.example/1', 'p', 'a', 'cs');
insert into handings (race, hash, seat) values ('WFvfhb3BQuVMRuW0XfdnWQ', '64bf9c4453ebaad461d3153239769e58a9f97031593c85b1d8c7eea38c108e92', 1);
insert into person_names (person, race, seat) values ('r8U6ILZXGvSeO24Uwii6hg', 'oA4vYCgl3mdc0dFyKVLSaQ', 0);
insert into chat (race, n, seat, kind, said, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 1, 0, 'text', 'Ahoj! “Ä”; insert', '0 line-1', 1795452496400);
insert into chat (race, n, seat, kind, said, id, at) values ('WFvfhb3BQuVMRuW0XfdnWQ', 2, 1, 'phrase', 'good-luck', '1 line-2', 1795452496423);
