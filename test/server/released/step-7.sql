-- A store as commit ddc89e5 with step 7 of src/server/store/migrations.ts has kept it while it served: never changed again.
create table store_steps (step integer primary key);
create table races ( id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null, head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null, turn integer not null, owner text, created bigint not null, touched bigint not null, notified integer not null default 0, due bigint, warned integer not null default 0);
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
create table chat ( race text not null, n integer not null, seat integer not null, kind text not null, said text not null, id text not null, at bigint not null, person text, name text, primary key (race, n));
create index races_listed on races (listed, phase, touched);
create index races_owner on races (phase, owner);
create index phrases_person on phrases (person);
create index person_seats_race on person_seats (race, seat);
create index present_process on present (process);
create index races_due on races (phase, due);
create index chat_person on chat (person);
insert into store_steps (step) values (1);
insert into store_steps (step) values (2);
insert into store_steps (step) values (3);
insert into store_steps (step) values (4);
insert into store_steps (step) values (5);
insert into store_steps (step) values (6);
insert into store_steps (step) values (7);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('jd-1q0fDCsBN3fkeolSQ7g', 'ausreisser', 'over', 1, '{"setup":{"riders":["rider-a","rider-b"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"0mqOLGuYIOlrmtYk5RclvQ"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"JvuMirH2NmInCd-qXaZHXA"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
game ausreisser 1
setup
  { "riders": ["Eva Žižka", "Jan “J”"], "stages": 1, "game": "full" }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed f17b3cbe8ddf87f5f3848209b61c63e9d738058d6904ce5aeaf060dc62f598c7
actions
', 'bfc4f72700c5224697ad6aacdef5222e69668d86036e19774c350db727f9b4b6', 136, 238, 1, null, 1, -2, '78383d0c-2106-453a-8cb1-44b8e3866017', 1795452537106, 1795452544107, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('E-JVGMLQFjSITFnl4FkZkA', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"0mqOLGuYIOlrmtYk5RclvQ"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"JvuMirH2NmInCd-qXaZHXA"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed 3d8570b9116d816e1c006c0320ff57e740db1096def78929ed588d34f285b067
actions
', 'c694ca49b74a88a21e6e6b4e9c45f2b5d05fc29a4b5e8075a94e9de8bad4ae27', 20, 25, 1, 1, 0, 0, '78383d0c-2106-453a-8cb1-44b8e3866017', 1795452544268, 1795452544613, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('gHwZFQXh7oFR7MELZWCtBQ', 'ausreisser', 'gathering', 1, '{"setup":{"riders":["rider-a","rider-b","rider-c"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795452544727, 1795452544777, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('zz8VGj6rrcAlxlHqVjfx8g', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"JvuMirH2NmInCd-qXaZHXA"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 6, 'windschatten-record 1
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
dice sealed 209b32cc5da69f336080897c43ea368d0b886a644f50ed37b2754da4c5d958f9
actions
', '09649c5c1e3b48d2bd022b3171a171d8af69e9ecfe21583792c1660be15b7ad3', 2, 2, 1, 0, 0, 0, '78383d0c-2106-453a-8cb1-44b8e3866017', 1795452544785, 1795452544834, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('gMplPlzPzbZ0HH4Sa1ompA', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"0mqOLGuYIOlrmtYk5RclvQ"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"JvuMirH2NmInCd-qXaZHXA"}],"window":100,"step":0,"clock":{"per":"decision","limit":2000},"absence":{"does":"bot","bot":"easy"},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed 3f85e0fa7bb47679e294646f49127b46a73ed2fb3ad77a9ed45816405ad9bd15
actions
', '5580758ad885f9522f3b1c284287c8ce8ba358aafaf1896f553d0da7ee224717', 1, 2, 1, 0, 0, 0, '78383d0c-2106-453a-8cb1-44b8e3866017', 1795452544881, 1795452544958, 0, 1795452546957, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('xFT5MKupluRY8FLSXIrvhA', 'reifenbreite', 'away', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"0mqOLGuYIOlrmtYk5RclvQ"},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0,"home":true}', 4, 'windschatten-record 1
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
dice sealed 4b14452575a3c3282a2d47befcb37b57fd1c72cf2d68fd8d5c65bfabb6c531b5
actions
', 'f7da7ee76731ca76aae950875e2201231bcfd161f179ccd627435a7f0b5ed28c', 1, 2, 1, 0, 0, 1, null, 1795452544970, 1795452545072, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('ZD2WFwd1zOshQwrIxNY8ow', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"0mqOLGuYIOlrmtYk5RclvQ"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"JvuMirH2NmInCd-qXaZHXA"}],"window":100,"step":0,"clock":{"per":"day","limit":86400000},"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed e6f9af214cfa9eead6e30cc507068663149f532f489748b98a15d05d875bb6e7
actions
', 'bae1c41d18c29e18927bf4a67e2babbb8aa17af1c7fa191461fac8e0e7d63ec0', 3, 2, 1, 0, 0, 1, '78383d0c-2106-453a-8cb1-44b8e3866017', 1795452545103, 1795452545187, 0, 1795776545187, 0);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 1, 'acts', '# lines 59
1 chance: draw 50
  lead-drawn rider=1 card=50 [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
2 chance: draw 50
  lead-drawn rider=2 card=50 [DA 2]
  lead-tied riders=1,2 [DA 2]
  due what=lead rider=1 cards=1 [DA 2]
3 chance: draw 50
  lead-drawn rider=1 card=50 [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
4 chance: draw 45
  lead-drawn rider=2 card=45 [DA 2]
  lead-won rider=1 [DA 2]
  stage-began stage=1 leader=1 [DA 2]
  due what=deal rider=1 cards=6 [DA 2]
5 chance: draw 50
  dealt rider=1 card=50 [DA 2]
  due what=deal rider=2 cards=6 [DA 2]
6 chance: draw 43
  dealt rider=2 card=43 [DA 2]
  due what=deal rider=1 cards=5 [DA 2]
7 chance: draw 49
  dealt rider=1 card=49 [DA 2]
  due what=deal rider=2 cards=5 [DA 2]
8 chance: draw 43
  dealt rider=2 card=43 [DA 2]
  due what=deal rider=1 cards=4 [DA 2]
9 chance: draw wind
  dealt rider=1 card=wind [DA 2]
  due what=deal rider=2 cards=4 [DA 2]
10 chance: draw 49
  dealt rider=2 card=49 [DA 2]
  due what=deal rider=1 cards=3 [DA 2]
11 chance: draw 41
  dealt rider=1 card=41 [DA 2]
  due what=deal rider=2 cards=3 [DA 2]
12 chance: draw spurt
  dealt rider=2 card=spurt [DA 2]
  due what=deal rider=1 cards=2 [DA 2]
13 chance: draw 50
  dealt rider=1 card=50 [DA 2]
  due what=deal rider=2 cards=2 [DA 2]
14 chance: draw 47
  dealt rider=2 card=47 [DA 2]
  due what=deal rider=1 cards=1 [DA 2]
15 chance: draw 39
  dealt rider=1 card=39 [DA 2]
  due what=deal rider=2 cards=1 [DA 2]
16 chance: draw 41
  dealt rider=2 card=41 [DA 2]
  turn-began rider=1 [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=2 [DA 3]
17 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
18 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452537537);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 2, 'acts', '# lines 7
19 seat 0: lay 47,spurt
  laid rider=1 card=47 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
20 chance: draw 39
  drew rider=1 card=39 [DA 3]
  led rider=1 speed=47 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-0-18', 1795452537775);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 3, 'acts', '# lines 3
21 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452537919);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 4, 'acts', '# lines 7
22 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
23 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452537942);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 5, 'acts', '# lines 13
24 seat 1: lay 47,hill
  laid rider=2 card=47 spurts=0 [DA 3]
  hill-laid rider=2 leader=1 how=with-card tempo=47 [DA 4.1]
  kept-up rider=2 speed=47 tempo=47 hill=yes [DA 4.1]
  due what=refill rider=2 cards=1 [DA 4.1]
25 chance: draw 48
  drew rider=2 card=48 [DA 3]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=1 [DA 3]
26 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-0-23', 1795452538009);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 6, 'acts', '# lines 4
27 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  led rider=1 speed=50 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-1-26', 1795452538037);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 7, 'acts', '# lines 3
28 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452538158);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 8, 'acts', '# lines 7
29 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
30 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452538174);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 9, 'acts', '# lines 8
31 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  dropped rider=2 speed=43 tempo=50 minutes=7 hill=no [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
32 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-1-30', 1795452538200);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 10, 'acts', '# lines 4
33 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-2-32', 1795452538223);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 11, 'acts', '# lines 3
34 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452538357);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 12, 'acts', '# lines 7
35 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
36 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452538372);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 13, 'acts', '# lines 14
37 seat 1: lay 49,spurt,spurt
  laid rider=2 card=49 spurts=2 [DA 4.2]
  due what=spurt rider=2 cards=2 [DA 4.2]
38 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=spurt rider=2 cards=1 [DA 4.2]
39 chance: draw 44
  drew rider=2 card=44 [DA 3]
  won-back rider=2 speed=52 tempo=42 change=7 minutes=0 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
40 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-2-36', 1795452538390);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 14, 'acts', '# lines 4
41 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  led rider=1 speed=50 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-3-40', 1795452538417);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 15, 'acts', '# lines 3
42 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452538544);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 16, 'acts', '# lines 7
43 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
44 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452538584);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 17, 'acts', '# lines 8
45 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  dropped rider=2 speed=41 tempo=50 minutes=9 hill=no [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
46 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-3-44', 1795452538615);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 18, 'acts', '# lines 4
47 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  led rider=1 speed=46 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-4-46', 1795452538649);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 19, 'acts', '# lines 3
48 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452538790);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 20, 'acts', '# lines 7
49 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
50 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452538809);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 21, 'acts', '# lines 8
51 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  kept-up rider=2 speed=46 tempo=46 hill=no [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
52 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-4-50', 1795452538835);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 22, 'acts', '# lines 4
53 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-5-52', 1795452538846);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 23, 'acts', '# lines 3
54 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452538981);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 24, 'acts', '# lines 7
55 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
56 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452539000);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 25, 'acts', '# lines 8
57 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  won-back rider=2 speed=44 tempo=39 change=5 minutes=4 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
58 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-5-56', 1795452539027);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 26, 'acts', '# lines 4
59 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-6-58', 1795452539072);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 27, 'acts', '# lines 3
60 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452539209);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 28, 'acts', '# lines 7
61 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
62 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452539233);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 29, 'acts', '# lines 8
63 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  won-back rider=2 speed=43 tempo=39 change=4 minutes=0 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
64 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-6-62', 1795452539282);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 30, 'acts', '# lines 4
65 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  led rider=1 speed=41 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-8-64', 1795452539287);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 31, 'acts', '# lines 3
66 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452539409);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 32, 'acts', '# lines 7
67 seat 0: hill
  hill-laid rider=1 leader=1 how=out-of-turn tempo=41 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
68 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452539433);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 33, 'acts', '# lines 12
69 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  kept-up rider=2 speed=46 tempo=41 hill=yes [DA 4.1]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=2 [DA 3]
70 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
71 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-7-68', 1795452539464);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 34, 'acts', '# lines 4
72 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  led rider=1 speed=41 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-10-71', 1795452539479);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 35, 'acts', '# lines 3
73 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452539617);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 36, 'acts', '# lines 7
74 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
75 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452539632);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 37, 'acts', '# lines 13
76 seat 1: lay 50,hill
  laid rider=2 card=50 spurts=0 [DA 3]
  hill-laid rider=2 leader=1 how=with-card tempo=41 [DA 4.1]
  kept-up rider=2 speed=50 tempo=41 hill=yes [DA 4.1]
  due what=refill rider=2 cards=1 [DA 4.1]
77 chance: draw 42
  drew rider=2 card=42 [DA 3]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=1 [DA 3]
78 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-8-75', 1795452539647);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 38, 'acts', '# lines 4
79 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  led rider=1 speed=44 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-11-78', 1795452539658);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 39, 'acts', '# lines 3
80 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452539785);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 40, 'acts', '# lines 7
81 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
82 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452539814);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 41, 'acts', '# lines 8
83 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  sheltered rider=2 speed=43 tempo=44 [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
84 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-9-82', 1795452539826);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 42, 'acts', '# lines 4
85 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-12-84', 1795452539841);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 43, 'acts', '# lines 3
86 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452539968);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 44, 'acts', '# lines 7
87 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
88 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452539980);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 45, 'acts', '# lines 11
89 seat 1: lay 48,spurt
  laid rider=2 card=48 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
90 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=spurt rider=2 cards=1 [DA 4.2]
91 chance: draw 44
  drew rider=2 card=44 [DA 3]
  took-lead rider=2 from=1 speed=48 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-10-88', 1795452539998);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 46, 'acts', '# lines 3
92 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452540140);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 47, 'acts', '# lines 7
93 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
94 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452540151);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 48, 'acts', '# lines 8
95 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  dropped rider=1 speed=44 tempo=48 minutes=4 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
96 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-13-94', 1795452540180);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 49, 'acts', '# lines 4
97 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-11-96', 1795452540193);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 50, 'acts', '# lines 3
98 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452540319);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 51, 'acts', '# lines 7
99 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
100 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452540329);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 52, 'acts', '# lines 8
101 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=45 change=4 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
102 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-14-100', 1795452540345);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 53, 'acts', '# lines 4
103 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-12-102', 1795452540369);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 54, 'acts', '# lines 3
104 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452540500);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 55, 'acts', '# lines 7
105 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
106 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452540511);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 56, 'acts', '# lines 4
107 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=49 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-15-106', 1795452540529);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 57, 'acts', '# lines 3
108 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452540654);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 58, 'acts', '# lines 7
109 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
110 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452540659);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 59, 'acts', '# lines 8
111 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  dropped rider=2 speed=45 tempo=49 minutes=4 hill=no [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
112 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-13-110', 1795452540676);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 60, 'acts', '# lines 4
113 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-16-112', 1795452540706);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 61, 'acts', '# lines 3
114 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452540829);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 62, 'acts', '# lines 7
115 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
116 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452540851);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 63, 'acts', '# lines 12
117 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  won-back rider=2 speed=44 tempo=42 change=2 minutes=2 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
118 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
119 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-14-116', 1795452540861);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 64, 'acts', '# lines 4
120 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  led rider=1 speed=48 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-17-119', 1795452540874);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 65, 'acts', '# lines 3
121 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452541008);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 66, 'acts', '# lines 7
122 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
123 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452541021);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 67, 'acts', '# lines 8
124 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  lost rider=2 speed=42 tempo=48 change=6 minutes=8 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
125 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-15-123', 1795452541091);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 68, 'acts', '# lines 4
126 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  led rider=1 speed=49 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-18-125', 1795452541132);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 69, 'acts', '# lines 3
127 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452541313);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 70, 'acts', '# lines 7
128 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
129 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452541322);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 71, 'acts', '# lines 8
130 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  lost rider=2 speed=48 tempo=49 change=1 minutes=9 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
131 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-16-129', 1795452541345);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 72, 'acts', '# lines 7
132 seat 0: lay 42,spurt
  laid rider=1 card=42 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
133 chance: draw hill
  drew rider=1 card=hill [DA 3]
  led rider=1 speed=44 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-19-131', 1795452541354);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 73, 'acts', '# lines 3
134 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452541477);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 74, 'acts', '# lines 7
135 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
136 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452541501);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 75, 'acts', '# lines 8
137 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  lost rider=2 speed=41 tempo=44 change=3 minutes=12 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
138 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-17-136', 1795452541513);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 76, 'acts', '# lines 4
139 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-21-138', 1795452541525);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 77, 'acts', '# lines 3
140 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452541652);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 78, 'acts', '# lines 7
141 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
142 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452541663);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 79, 'acts', '# lines 8
143 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  lost rider=2 speed=40 tempo=42 change=2 minutes=14 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
144 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-18-142', 1795452541673);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 80, 'acts', '# lines 12
145 seat 0: lay 45,hill
  laid rider=1 card=45 spurts=0 [DA 3]
  hill-laid rider=1 leader=1 how=with-card tempo=42 [DA 4.1]
  led rider=1 speed=45 [DA 3.1]
  due what=refill rider=1 cards=1 [DA 4.1]
146 chance: draw 40
  drew rider=1 card=40 [DA 3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
147 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-23-144', 1795452541686);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 81, 'acts', '# lines 9
148 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  lost rider=2 speed=42 tempo=45 change=3 minutes=17 [DA 3.3]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=1 [DA 3]
149 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-19-147', 1795452541700);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 82, 'acts', '# lines 4
150 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  led rider=1 speed=40 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-24-149', 1795452541722);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 83, 'acts', '# lines 3
151 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452541847);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 84, 'acts', '# lines 7
152 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
153 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452541863);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 85, 'acts', '# lines 8
154 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  won-back rider=2 speed=47 tempo=40 change=7 minutes=10 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
155 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-20-153', 1795452541877);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 86, 'acts', '# lines 4
156 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=43 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-25-155', 1795452541904);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 87, 'acts', '# lines 3
157 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452542025);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 88, 'acts', '# lines 7
158 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
159 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452542040);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 89, 'acts', '# lines 8
160 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  won-back rider=2 speed=49 tempo=43 change=6 minutes=4 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
161 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-21-159', 1795452542050);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 90, 'acts', '# lines 4
162 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  led rider=1 speed=45 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-26-161', 1795452542068);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 91, 'acts', '# lines 3
163 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452542194);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 92, 'acts', '# lines 7
164 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
165 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452542216);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 93, 'acts', '# lines 8
166 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  lost rider=2 speed=39 tempo=45 change=6 minutes=10 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
167 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-22-165', 1795452542234);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 94, 'acts', '# lines 4
168 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  led rider=1 speed=40 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-27-167', 1795452542250);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 95, 'acts', '# lines 3
169 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452542397);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 96, 'acts', '# lines 7
170 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
171 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452542410);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 97, 'acts', '# lines 8
172 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  lost rider=2 speed=39 tempo=40 change=1 minutes=11 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
173 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-23-171', 1795452542425);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 98, 'acts', '# lines 4
174 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  led rider=1 speed=44 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-28-173', 1795452542438);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 99, 'acts', '# lines 3
175 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452542564);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 100, 'acts', '# lines 11
176 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
177 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
178 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452542613);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 101, 'acts', '# lines 8
179 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  kept-up rider=2 speed=44 tempo=44 hill=no [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
180 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-24-178', 1795452542639);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 102, 'acts', '# lines 4
181 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  led rider=1 speed=47 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-29-180', 1795452542650);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 103, 'acts', '# lines 3
182 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452542801);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 104, 'acts', '# lines 7
183 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
184 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452542812);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 105, 'acts', '# lines 8
185 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  lost rider=2 speed=39 tempo=47 change=8 minutes=19 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
186 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-25-184', 1795452542843);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 106, 'acts', '# lines 4
187 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-30-186', 1795452542850);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 107, 'acts', '# lines 3
188 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452542973);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 108, 'acts', '# lines 7
189 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
190 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452543004);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 109, 'acts', '# lines 8
191 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  won-back rider=2 speed=49 tempo=42 change=7 minutes=12 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
192 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-26-190', 1795452543025);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 110, 'acts', '# lines 4
193 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-31-192', 1795452543046);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 111, 'acts', '# lines 3
194 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452543165);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 112, 'acts', '# lines 7
195 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
196 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452543176);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 113, 'acts', '# lines 8
197 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  won-back rider=2 speed=49 tempo=39 change=10 minutes=2 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
198 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-27-196', 1795452543183);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 114, 'acts', '# lines 4
199 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  led rider=1 speed=47 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-32-198', 1795452543210);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 115, 'acts', '# lines 3
200 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452543331);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 116, 'acts', '# lines 7
201 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
202 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452543345);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 117, 'acts', '# lines 8
203 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  lost rider=2 speed=46 tempo=47 change=1 minutes=3 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
204 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-28-202', 1795452543358);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 118, 'acts', '# lines 4
205 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  led rider=1 speed=45 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-33-204', 1795452543374);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 119, 'acts', '# lines 3
206 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452543506);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 120, 'acts', '# lines 7
207 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
208 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452543521);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 121, 'acts', '# lines 8
209 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  won-back rider=2 speed=50 tempo=45 change=3 minutes=0 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
210 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-29-208', 1795452543563);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 122, 'acts', '# lines 4
211 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=43 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-34-210', 1795452543570);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 123, 'acts', '# lines 3
212 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452543697);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 124, 'acts', '# lines 7
213 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
214 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452543705);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 125, 'acts', '# lines 4
215 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=46 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-30-214', 1795452543713);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 126, 'acts', '# lines 10
216 seat 0: hill
  hill-laid rider=1 leader=2 how=out-of-turn tempo=46 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=2 [DA 3]
217 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
218 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452543854);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 127, 'acts', '# lines 9
219 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  dropped rider=1 speed=43 tempo=46 minutes=3 hill=yes [DA 4.1]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
220 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-37-218', 1795452543878);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 128, 'acts', '# lines 8
221 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
222 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-31-220', 1795452543889);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 129, 'acts', '# lines 8
223 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  won-back rider=1 speed=47 tempo=40 change=3 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
224 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-38-222', 1795452543933);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 130, 'acts', '# lines 8
225 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
226 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-32-224', 1795452543951);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 131, 'acts', '# lines 8
227 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  sheltered rider=1 speed=43 tempo=45 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
228 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-39-226', 1795452543994);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 132, 'acts', '# lines 8
229 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
230 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-33-228', 1795452544029);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 133, 'acts', '# lines 8
231 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  sheltered rider=1 speed=46 tempo=48 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
232 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-40-230', 1795452544046);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 134, 'acts', '# lines 8
233 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
234 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-34-232', 1795452544070);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 135, 'acts', '# lines 12
235 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  dropped rider=1 speed=44 tempo=50 minutes=6 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
236 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
237 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-41-234', 1795452544089);
insert into race_rows (race, n, kind, line, id, at) values ('jd-1q0fDCsBN3fkeolSQ7g', 136, 'acts', '# lines 5
238 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  stage-ended stage=1 leader=2 points=-6,1 [DA 5]
  due what=over rider=- cards=0 [DA 6]
', '1 2-35-237', 1795452544107);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 1, 'acts', '# lines 7
1 chance: roll 6,5
  start-rolled manager=1 dice=6,5 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 1,1
  start-rolled manager=2 dice=1,1 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452544368);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 2, 'table', '{"fact":"answers","seat":1,"answers":{"follow":"never"}}', null, 1795452544391);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 3, 'acts', '# lines 3
3 seat 0: place 22 A5.2
  placed rider=22 at=A5.2 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-2', 1795452544407);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 4, 'acts', '# lines 3
4 seat 1: place 32 A8.3
  placed rider=32 at=A8.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-3', 1795452544423);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 5, 'acts', '# lines 3
5 seat 0: place 24 A6.3
  placed rider=24 at=A6.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-4', 1795452544428);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 6, 'acts', '# lines 3
6 seat 1: place 33 A5.1
  placed rider=33 at=A5.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-5', 1795452544432);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 7, 'acts', '# lines 3
7 seat 0: place 23 A6.4
  placed rider=23 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-6', 1795452544434);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 8, 'acts', '# lines 3
8 seat 1: place 31 A7.2
  placed rider=31 at=A7.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-7', 1795452544458);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 9, 'acts', '# lines 3
9 seat 0: place 21 A7.1
  placed rider=21 at=A7.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-3-8', 1795452544466);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 10, 'acts', '# lines 4
10 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '1 2-3-9', 1795452544476);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 11, 'acts', '# lines 5
11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 5,4
  rolled rider=32 dice=5,4 total=9 [UR 5.3]
  total rider=32 total=9 change=0 points=9 alone=no [UR 5.6]
', '1 2-4-10', 1795452544488);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 12, 'acts', '# lines 4
13 seat 1: move A17.3
  moved rider=32 from=A8.3 to=A17.3 length=9 [UR 5.3]
  crossed rider=32 line=1:S [UR 15]
  turn-began rider=34 [UR 5.2]
', '1 2-5-12', 1795452544502);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 13, 'acts', '# lines 5
14 seat 1: dice
  chose-dice rider=34 [UR 5.3]
15 chance: roll 5,5
  rolled rider=34 dice=5,5 total=10 [UR 5.3]
  total rider=34 total=10 change=0 points=10 alone=no [UR 5.6]
', '1 2-6-13', 1795452544516);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 14, 'acts', '# lines 4
16 seat 1: move A11.2
  moved rider=34 from=A8.4 to=A11.2 length=3 [UR 5.3]
  crossed rider=34 line=1:S [UR 15]
  turn-began rider=21 [UR 5.2]
', '1 2-7-15', 1795452544532);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 15, 'acts', '# lines 5
17 seat 0: dice
  chose-dice rider=21 [UR 5.3]
18 chance: roll 3,4
  rolled rider=21 dice=3,4 total=7 [UR 5.3]
  total rider=21 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 1-4-16', 1795452544547);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 16, 'acts', '# lines 4
19 seat 0: move A12.1
  moved rider=21 from=A7.1 to=A12.1 length=5 [UR 5.3]
  crossed rider=21 line=1:S [UR 15]
  turn-began rider=31 [UR 5.2]
', '0 1-5-18', 1795452544563);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 17, 'acts', '# lines 5
20 seat 1: dice
  chose-dice rider=31 [UR 5.3]
21 chance: roll 3,4
  rolled rider=31 dice=3,4 total=7 [UR 5.3]
  total rider=31 total=7 change=0 points=7 alone=no [UR 5.6]
', '1 2-8-19', 1795452544571);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 18, 'acts', '# lines 3
22 seat 1: move A8.3
  moved rider=31 from=A7.2 to=A8.3 length=1 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '1 2-9-21', 1795452544591);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 19, 'acts', '# lines 5
23 seat 0: dice
  chose-dice rider=24 [UR 5.3]
24 chance: roll 1,6
  rolled rider=24 dice=1,6 total=7 [UR 5.3]
  total rider=24 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 1-6-22', 1795452544603);
insert into race_rows (race, n, kind, line, id, at) values ('E-JVGMLQFjSITFnl4FkZkA', 20, 'acts', '# lines 4
25 seat 0: move A12.4
  moved rider=24 from=A6.3 to=A12.4 length=6 [UR 5.3]
  crossed rider=24 line=1:S [UR 15]
  turn-began rider=23 [UR 5.2]
', '0 1-7-24', 1795452544614);
insert into race_rows (race, n, kind, line, id, at) values ('zz8VGj6rrcAlxlHqVjfx8g', 1, 'acts', '# lines 7
1 chance: roll 4,6
  start-rolled manager=1 dice=4,6 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 2,3
  start-rolled manager=2 dice=2,3 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452544834);
insert into race_rows (race, n, kind, line, id, at) values ('zz8VGj6rrcAlxlHqVjfx8g', 2, 'table', '{"fact":"handed","seat":0}', null, 1795452544866);
insert into race_rows (race, n, kind, line, id, at) values ('gMplPlzPzbZ0HH4Sa1ompA', 1, 'acts', '# lines 7
1 chance: roll 6,2
  start-rolled manager=1 dice=6,2 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 1,4
  start-rolled manager=2 dice=1,4 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452544957);
insert into race_rows (race, n, kind, line, id, at) values ('xFT5MKupluRY8FLSXIrvhA', 1, 'acts', '# lines 7
1 chance: roll 1,4
  start-rolled manager=1 dice=1,4 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,4
  start-rolled manager=2 dice=6,4 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452545018);
insert into race_rows (race, n, kind, line, id, at) values ('ZD2WFwd1zOshQwrIxNY8ow', 1, 'acts', '# lines 7
1 chance: roll 5,2
  start-rolled manager=1 dice=5,2 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 4,5
  start-rolled manager=2 dice=4,5 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452545187);
insert into race_rows (race, n, kind, line, id, at) values ('ZD2WFwd1zOshQwrIxNY8ow', 2, 'table', '{"fact":"days-off","seat":0,"weekdays":[0,6],"offset":60}', '0 off', 1795452545230);
insert into race_rows (race, n, kind, line, id, at) values ('ZD2WFwd1zOshQwrIxNY8ow', 3, 'table', '{"fact":"holiday","seat":1,"days":3}', '1 hol', 1795452545243);
insert into tokens (race, hash, seat) values ('jd-1q0fDCsBN3fkeolSQ7g', 'b13df1f14b475a0aa7bccfc1a5875c98bdc19835062ee7df0d232b45ad327feb', -2);
insert into tokens (race, hash, seat) values ('jd-1q0fDCsBN3fkeolSQ7g', '7e97e731884b41b2448d06f75d9a723bb89c428c1c5f192d0e0187a2ce59c637', 0);
insert into tokens (race, hash, seat) values ('jd-1q0fDCsBN3fkeolSQ7g', '9284b7295e33bac09843d0a3dcbcc25646b282d86b00503082678451dd86c381', 1);
insert into tokens (race, hash, seat) values ('E-JVGMLQFjSITFnl4FkZkA', '8462bd4392efa83eedc1d1941d9ac709d1f20f6712310cf9f4f2a87b2af8dafe', -2);
insert into tokens (race, hash, seat) values ('E-JVGMLQFjSITFnl4FkZkA', '5dd74e94b26a92debfcd86de1bba7780b08ca2f30461f198aaa06b226a24a4c1', 0);
insert into tokens (race, hash, seat) values ('E-JVGMLQFjSITFnl4FkZkA', 'b6c733ac289dc7ed59312994c4bc911b944beb728bc3a94bcf36c6b16054740f', 1);
insert into tokens (race, hash, seat) values ('gHwZFQXh7oFR7MELZWCtBQ', '9b237d2a48505e909eaf4edcd2ae9fd93d7830587da5cbea7bd405bbab0f79fb', -2);
insert into tokens (race, hash, seat) values ('gHwZFQXh7oFR7MELZWCtBQ', '576677448a31d11de7b7e3738a5b29a1492d995fc6d94120668e89f6b31d2a2a', 0);
insert into tokens (race, hash, seat) values ('zz8VGj6rrcAlxlHqVjfx8g', 'f31fd976d122742a2b2ccabd07e9b5eb92658e9a15b14dfa3fcbd2c392ee18f5', -2);
insert into tokens (race, hash, seat) values ('zz8VGj6rrcAlxlHqVjfx8g', '20af12e245a144467f9d44fdae98f139ad87fa9cf1b271cd9163d6299875cf54', 1);
insert into tokens (race, hash, seat) values ('zz8VGj6rrcAlxlHqVjfx8g', 'eb03789f5215afabc05f566388d5086d3f85d828082094644bd8fe4fdcbfd814', 0);
insert into tokens (race, hash, seat) values ('gMplPlzPzbZ0HH4Sa1ompA', '0fee4d3dfa356d5edfdc739424ac2c727ec17c9d2ea46fe6541de5a4edc10c47', -2);
insert into tokens (race, hash, seat) values ('gMplPlzPzbZ0HH4Sa1ompA', '7fa1dad537bd723b6032130fe045b3f08f99cfe3ad248a5964584448399613ae', 0);
insert into tokens (race, hash, seat) values ('gMplPlzPzbZ0HH4Sa1ompA', '472bb56e9e47f84dc5092e43e6f69f37f17c2445da5cc3428d72e077a61853e7', 1);
insert into tokens (race, hash, seat) values ('xFT5MKupluRY8FLSXIrvhA', '071b7bf33eedd3e0721c3c87473ebf2ddda6b70a59b11aa683171fb14618a4c5', -2);
insert into tokens (race, hash, seat) values ('xFT5MKupluRY8FLSXIrvhA', '4f7b24fc29cd95186173278bb4d33fcbc95b515a81ed0d193277b9a04258e855', 0);
insert into tokens (race, hash, seat) values ('ZD2WFwd1zOshQwrIxNY8ow', 'd3bb727f8341de3fdb948b5db7c3f61e1692a5b307b6f63231a8b2827e23be28', -2);
insert into tokens (race, hash, seat) values ('ZD2WFwd1zOshQwrIxNY8ow', 'edb0f2af27d369e934acc9b430eabff381222c7c2081e276133729e5f4a7beaa', 0);
insert into tokens (race, hash, seat) values ('ZD2WFwd1zOshQwrIxNY8ow', '56a2ce4f615dfe5d4dbcb369ae235b8bab38dc85b677a33ce27b8f2b0afa2893', 1);
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 20, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 27, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 33, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 41, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 47, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 53, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 59, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 59, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 65, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 65, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 72, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 79, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 85, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 91, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 97, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 103, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 107, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 113, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 120, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 126, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 133, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 133, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 139, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 139, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 150, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 156, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 162, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 168, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 174, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 181, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 187, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 193, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 199, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 205, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 211, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 211, -2, '');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 215, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('jd-1q0fDCsBN3fkeolSQ7g', 215, -2, '');
insert into processes (id, until) values ('78383d0c-2106-453a-8cb1-44b8e3866017', 1795452547148);
insert into people (id, name, created) values ('0mqOLGuYIOlrmtYk5RclvQ', 'Eva Žižka', 1795452536591);
insert into people (id, name, created) values ('JvuMirH2NmInCd-qXaZHXA', 'Jan “J”', 1795452536667);
insert into person_tokens (person, hash) values ('0mqOLGuYIOlrmtYk5RclvQ', '65e74bf26d749f195553e29e20de6c4411ec9ba6508f1de3c137f00989b2a2d8');
insert into person_tokens (person, hash) values ('JvuMirH2NmInCd-qXaZHXA', '7058eba5d9cb21f2e2044e6b8518d7475cf7cc5bd5ee7a79c9f39fceb980d6b3');
insert into phrases (hash, person) values ('e454dcfc03c2fc2672fc0f6f40c9810f1b5a303ee0289dc64155787217b297c2', '0mqOLGuYIOlrmtYk5RclvQ');
insert into person_seats (person, race, seat) values ('0mqOLGuYIOlrmtYk5RclvQ', 'jd-1q0fDCsBN3fkeolSQ7g', 0);
insert into person_seats (person, race, seat) values ('JvuMirH2NmInCd-qXaZHXA', 'jd-1q0fDCsBN3fkeolSQ7g', 1);
insert into person_seats (person, race, seat) values ('0mqOLGuYIOlrmtYk5RclvQ', 'E-JVGMLQFjSITFnl4FkZkA', 0);
insert into person_seats (person, race, seat) values ('JvuMirH2NmInCd-qXaZHXA', 'E-JVGMLQFjSITFnl4FkZkA', 1);
insert into person_seats (person, race, seat) values ('JvuMirH2NmInCd-qXaZHXA', 'zz8VGj6rrcAlxlHqVjfx8g', 1);
insert into person_seats (person, race, seat) values ('0mqOLGuYIOlrmtYk5RclvQ', 'gMplPlzPzbZ0HH4Sa1ompA', 0);
insert into person_seats (person, race, seat) values ('JvuMirH2NmInCd-qXaZHXA', 'gMplPlzPzbZ0HH4Sa1ompA', 1);
insert into person_seats (person, race, seat) values ('0mqOLGuYIOlrmtYk5RclvQ', 'xFT5MKupluRY8FLSXIrvhA', 0);
insert into person_seats (person, race, seat) values ('0mqOLGuYIOlrmtYk5RclvQ', 'ZD2WFwd1zOshQwrIxNY8ow', 0);
insert into person_seats (person, race, seat) values ('JvuMirH2NmInCd-qXaZHXA', 'ZD2WFwd1zOshQwrIxNY8ow', 1);
insert into house (name, said) values ('phrase-salt', '814b509f5bb5213f6122bcd4d253b361');
insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ('0mqOLGuYIOlrmtYk5RclvQ', 'h', 'https://push.example/1', 'p', 'a', 'cs');
insert into present (race, seat, process) values ('xFT5MKupluRY8FLSXIrvhA', 0, '78383d0c-2106-453a-8cb1-44b8e3866017');
insert into handings (race, hash, seat) values ('E-JVGMLQFjSITFnl4FkZkA', '7509aa1aa8d915340a55a73c4af9d04cf9f7f8ecdfae8ff3bbb47228db2cf18b', 1);
insert into person_names (person, race, seat) values ('0mqOLGuYIOlrmtYk5RclvQ', 'zz8VGj6rrcAlxlHqVjfx8g', 0);
insert into chat (race, n, seat, kind, said, id, at, person, name) values ('E-JVGMLQFjSITFnl4FkZkA', 1, 0, 'text', 'Ahoj! “Ä”; insert', '0 line-1', 1795452544619, '0mqOLGuYIOlrmtYk5RclvQ', null);
insert into chat (race, n, seat, kind, said, id, at, person, name) values ('E-JVGMLQFjSITFnl4FkZkA', 2, 1, 'phrase', 'good-luck', '1 line-2', 1795452544633, 'JvuMirH2NmInCd-qXaZHXA', null);
