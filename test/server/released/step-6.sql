-- A store as commit 29bbefd with step 6 of src/server/store/migrations.ts has kept it while it served: never changed again.
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
insert into store_steps (step) values (6);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('YtgtbvMItcgXHlhi7xgt3g', 'ausreisser', 'over', 1, '{"setup":{"riders":["rider-a","rider-b"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"KDF7jqsm7831AzV0uk8PBw"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"0MEn3cY8AT2EdgYT1xZlfw"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
game ausreisser 1
setup
  { "riders": ["Eva Žižka", "Jan “J”"], "stages": 1, "game": "full" }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed 1302617e0aa89f4d91cf7a948992c337c14e6167593f4409b67cd88c8115ca03
actions
', '633fd0b453cf22bef2e1f33eb04a85421ad34b4038887dccbf19a1f70f65c674', 109, 211, 1, null, 1, -2, 'f453e904-2b2e-4212-b032-08ce867173f3', 1795452515555, 1795452520327, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"KDF7jqsm7831AzV0uk8PBw"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"0MEn3cY8AT2EdgYT1xZlfw"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed d063af01a703546f02a1b13ef94033f58a43ea6b08dfbcdfb1708b51d91a267e
actions
', '2c71ea188a37a1f5a06a6a6445538dde2c6fc9619adec817f84ecf8011f8c9c9', 21, 25, 1, 1, 0, 1, 'f453e904-2b2e-4212-b032-08ce867173f3', 1795452520562, 1795452521298, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('b0bZk35wSR6T1lMbL5Bx9g', 'ausreisser', 'gathering', 1, '{"setup":{"riders":["rider-a","rider-b","rider-c"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795452521370, 1795452521384, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('riM5SpwBtuFh2VQiwxFiwA', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"0MEn3cY8AT2EdgYT1xZlfw"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 6, 'windschatten-record 1
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
dice sealed 0f2bd63e47fa7fa85281f27e5d99fe696326bdc4a2da5c5486a0ac14e6af6551
actions
', '1269c1e16b9e84fceadd83a31e4412df071db5fd5ac1f9d6efcfc32c205a227d', 2, 2, 1, 0, 0, 0, 'f453e904-2b2e-4212-b032-08ce867173f3', 1795452521407, 1795452521514, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('pVdjaK-81PKflbjbu0ZfFw', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"KDF7jqsm7831AzV0uk8PBw"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"0MEn3cY8AT2EdgYT1xZlfw"}],"window":100,"step":0,"clock":{"per":"decision","limit":2000},"absence":{"does":"bot","bot":"easy"},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed 701e54bc43ba4646435d67836d58eb99b2b388864f258baaa9d2d38b99de9df2
actions
', 'eb9c3433f522ce8599e6aa96725ca3ceca146db7cd984106ac120a9aa68a8cd7', 1, 2, 1, 0, 0, 1, 'f453e904-2b2e-4212-b032-08ce867173f3', 1795452521563, 1795452521646, 0, 1795452523645, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('IEzJxh8Um7vgJxfpMWnbNg', 'reifenbreite', 'away', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"KDF7jqsm7831AzV0uk8PBw"},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0,"home":true}', 4, 'windschatten-record 1
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
dice sealed c216f8376adf4aa4214d3ae6e0fe073dd300627845b237ace919c8c712add9e2
actions
', '157fc94530040bd5197168a2a88e4f5572acc6a680828129a9fe4edf3fe75880', 1, 2, 1, 0, 0, 0, null, 1795452521673, 1795452521791, 0, null, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned) values ('72npIXFfVAD1PyzJQhtjfg', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"KDF7jqsm7831AzV0uk8PBw"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"0MEn3cY8AT2EdgYT1xZlfw"}],"window":100,"step":0,"clock":{"per":"day","limit":86400000},"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed eb025f4c3d466614b9d85ae3751effcb80306fec55b080c5b06b5626c0ac8a30
actions
', 'aec1b29793f8334bf9c69821b4b8c6864f36fca5a429839aac95f8770779e9bb', 3, 2, 1, 0, 0, 1, 'f453e904-2b2e-4212-b032-08ce867173f3', 1795452521832, 1795452521931, 0, 1795776521925, 0);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 1, 'acts', '1 chance: draw hill
  lead-drawn rider=1 card=hill [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
2 chance: draw wind
  lead-drawn rider=2 card=wind [DA 2]
  lead-tied riders=1,2 [DA 2]
  due what=lead rider=1 cards=1 [DA 2]
3 chance: draw hill
  lead-drawn rider=1 card=hill [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
4 chance: draw 50
  lead-drawn rider=2 card=50 [DA 2]
  lead-won rider=2 [DA 2]
  stage-began stage=1 leader=2 [DA 2]
  due what=deal rider=2 cards=6 [DA 2]
5 chance: draw 50
  dealt rider=2 card=50 [DA 2]
  due what=deal rider=1 cards=6 [DA 2]
6 chance: draw 49
  dealt rider=1 card=49 [DA 2]
  due what=deal rider=2 cards=5 [DA 2]
7 chance: draw 39
  dealt rider=2 card=39 [DA 2]
  due what=deal rider=1 cards=5 [DA 2]
8 chance: draw 47
  dealt rider=1 card=47 [DA 2]
  due what=deal rider=2 cards=4 [DA 2]
9 chance: draw 50
  dealt rider=2 card=50 [DA 2]
  due what=deal rider=1 cards=4 [DA 2]
10 chance: draw 42
  dealt rider=1 card=42 [DA 2]
  due what=deal rider=2 cards=3 [DA 2]
11 chance: draw hill
  dealt rider=2 card=hill [DA 2]
  due what=deal rider=1 cards=3 [DA 2]
12 chance: draw 45
  dealt rider=1 card=45 [DA 2]
  due what=deal rider=2 cards=2 [DA 2]
13 chance: draw 43
  dealt rider=2 card=43 [DA 2]
  due what=deal rider=1 cards=2 [DA 2]
14 chance: draw 47
  dealt rider=1 card=47 [DA 2]
  due what=deal rider=2 cards=1 [DA 2]
15 chance: draw hill
  dealt rider=2 card=hill [DA 2]
  due what=deal rider=1 cards=1 [DA 2]
16 chance: draw 46
  dealt rider=1 card=46 [DA 2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
17 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452515764);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 2, 'acts', '18 seat 1: lay 50,hill
  laid rider=2 card=50 spurts=0 [DA 3]
  hill-laid rider=2 leader=2 how=with-card tempo=0 [DA 4.1]
  led rider=2 speed=50 [DA 3.1]
  due what=refill rider=2 cards=1 [DA 4.1]
19 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
20 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-0-17', 1795452515861);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 3, 'acts', '21 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  dropped rider=1 speed=42 tempo=50 minutes=8 hill=yes [DA 4.1]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
22 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-0-20', 1795452515894);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 4, 'acts', '23 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-1-22', 1795452515907);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 5, 'acts', '24 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452516035);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 6, 'acts', '25 seat 1: hill
  hill-laid rider=2 leader=2 how=out-of-turn tempo=42 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
26 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452516049);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 7, 'acts', '27 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=42 change=4 minutes=4 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=2 [DA 3]
28 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
29 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-2-26', 1795452516071);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 8, 'acts', '30 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-3-29', 1795452516107);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 9, 'acts', '31 seat 0: hill
  hill-laid rider=1 leader=2 how=out-of-turn tempo=43 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=2 [DA 3]
32 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
33 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452516237);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 10, 'acts', '34 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  won-back rider=1 speed=47 tempo=43 change=4 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
35 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-4-33', 1795452516266);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 11, 'acts', '36 seat 1: lay 39,spurt
  laid rider=2 card=39 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
37 chance: draw 47
  drew rider=2 card=47 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-4-35', 1795452516297);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 12, 'acts', '38 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452516436);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 13, 'acts', '39 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
40 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452516456);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 14, 'acts', '41 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  sheltered rider=1 speed=41 tempo=41 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
42 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-5-40', 1795452516474);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 15, 'acts', '43 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-5-42', 1795452516497);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 16, 'acts', '44 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452516620);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 17, 'acts', '45 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
46 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452516640);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 18, 'acts', '47 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  dropped rider=1 speed=42 tempo=47 minutes=5 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
48 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-6-46', 1795452516649);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 19, 'acts', '49 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-6-48', 1795452516678);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 20, 'acts', '50 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452516800);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 21, 'acts', '51 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
52 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452516821);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 22, 'acts', '53 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  lost rider=1 speed=49 tempo=50 change=1 minutes=6 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
54 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-7-52', 1795452516844);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 23, 'acts', '55 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-7-54', 1795452516862);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 24, 'acts', '56 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452516992);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 25, 'acts', '57 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
58 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452517003);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 26, 'acts', '59 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  lost rider=1 speed=47 tempo=50 change=3 minutes=9 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
60 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-8-58', 1795452517046);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 27, 'acts', '61 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-8-60', 1795452517068);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 28, 'acts', '62 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452517197);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 29, 'acts', '63 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
64 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
65 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452517214);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 30, 'acts', '66 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  lost rider=1 speed=43 tempo=50 change=7 minutes=16 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
67 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-9-65', 1795452517252);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 31, 'acts', '68 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-9-67', 1795452517275);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 32, 'acts', '69 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452517394);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 33, 'acts', '70 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
71 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452517408);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 34, 'acts', '72 seat 0: lay 45,spurt
  laid rider=1 card=45 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
73 chance: draw 48
  drew rider=1 card=48 [DA 3]
  won-back rider=1 speed=47 tempo=44 change=3 minutes=13 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
74 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-10-71', 1795452517420);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 35, 'acts', '75 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-10-74', 1795452517435);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 36, 'acts', '76 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452517571);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 37, 'acts', '77 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
78 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452517588);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 38, 'acts', '79 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  lost rider=1 speed=39 tempo=48 change=9 minutes=22 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
80 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-11-78', 1795452517602);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 39, 'acts', '81 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-11-80', 1795452517644);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 40, 'acts', '82 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452517776);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 41, 'acts', '83 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
84 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452517794);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 42, 'acts', '85 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=44 change=4 minutes=18 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
86 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-12-84', 1795452517854);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 43, 'acts', '87 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-12-86', 1795452517872);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 44, 'acts', '88 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452517999);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 45, 'acts', '89 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
90 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452518020);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 46, 'acts', '91 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  won-back rider=1 speed=44 tempo=43 change=1 minutes=17 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
92 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-13-90', 1795452518050);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 47, 'acts', '93 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-13-92', 1795452518060);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 48, 'acts', '94 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452518187);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 49, 'acts', '95 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
96 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452518201);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 50, 'acts', '97 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  won-back rider=1 speed=47 tempo=40 change=7 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
98 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
99 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-14-96', 1795452518216);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 51, 'acts', '100 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-14-99', 1795452518241);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 52, 'acts', '101 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452518383);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 53, 'acts', '102 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
103 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452518412);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 54, 'acts', '104 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  lost rider=1 speed=43 tempo=45 change=2 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
105 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-15-103', 1795452518441);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 55, 'acts', '106 seat 1: lay 47,spurt
  laid rider=2 card=47 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
107 chance: draw 41
  drew rider=2 card=41 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-15-105', 1795452518462);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 56, 'acts', '108 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452518583);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 57, 'acts', '109 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
110 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452518600);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 58, 'acts', '111 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  lost rider=1 speed=45 tempo=49 change=4 minutes=16 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
112 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-16-110', 1795452518618);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 59, 'acts', '113 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-16-112', 1795452518630);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 60, 'acts', '114 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452518773);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 61, 'acts', '115 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
116 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452518788);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 62, 'acts', '117 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=49 change=1 minutes=15 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
118 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-17-116', 1795452518810);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 63, 'acts', '119 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-17-118', 1795452518864);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 64, 'acts', '120 seat 0: hill
  hill-laid rider=1 leader=2 how=out-of-turn tempo=41 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=2 [DA 3]
121 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=2 [DA 3]
122 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
123 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452518993);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 65, 'acts', '124 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=44 tempo=41 change=3 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
125 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-19-123', 1795452519010);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 66, 'acts', '126 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-18-125', 1795452519043);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 67, 'acts', '127 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452519191);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 68, 'acts', '128 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
129 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452519209);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 69, 'acts', '130 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=44 change=3 minutes=15 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
131 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-20-129', 1795452519227);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 70, 'acts', '132 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-19-131', 1795452519243);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 71, 'acts', '133 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452519378);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 72, 'acts', '134 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
135 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452519396);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 73, 'acts', '136 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  lost rider=1 speed=39 tempo=40 change=1 minutes=16 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
137 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-21-135', 1795452519412);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 74, 'acts', '138 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-20-137', 1795452519437);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 75, 'acts', '139 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452519581);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 76, 'acts', '140 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
141 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452519596);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 77, 'acts', '142 seat 0: lay 48,hill
  laid rider=1 card=48 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=40 [DA 4.1]
  won-back rider=1 speed=48 tempo=40 change=8 minutes=8 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
143 chance: draw 48
  drew rider=1 card=48 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
144 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-23-141', 1795452519613);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 78, 'acts', '145 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
146 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-21-144', 1795452519635);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 79, 'acts', '147 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  won-back rider=1 speed=41 tempo=39 change=2 minutes=6 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
148 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-24-146', 1795452519669);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 80, 'acts', '149 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
150 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-22-148', 1795452519685);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 81, 'acts', '151 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=41 change=5 minutes=1 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
152 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-25-150', 1795452519701);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 82, 'acts', '153 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
154 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-23-152', 1795452519721);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 83, 'acts', '155 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=40 change=1 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
156 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-26-154', 1795452519732);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 84, 'acts', '157 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
158 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-24-156', 1795452519754);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 85, 'acts', '159 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  sheltered rider=1 speed=41 tempo=42 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
160 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-27-158', 1795452519765);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 86, 'acts', '161 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
162 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-25-160', 1795452519790);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 87, 'acts', '163 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  sheltered rider=1 speed=48 tempo=49 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
164 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-28-162', 1795452519806);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 88, 'acts', '165 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
166 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-26-164', 1795452519836);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 89, 'acts', '167 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=49 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
168 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-29-166', 1795452519853);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 90, 'acts', '169 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=50 [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
170 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-27-168', 1795452519908);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 91, 'acts', '171 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  dropped rider=1 speed=45 tempo=50 minutes=5 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
172 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-30-170', 1795452519929);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 92, 'acts', '173 seat 1: lay 44,spurt
  laid rider=2 card=44 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
174 chance: draw 47
  drew rider=2 card=47 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
175 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-28-172', 1795452519945);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 93, 'acts', '176 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=46 change=6 minutes=11 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
177 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-31-175', 1795452520003);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 94, 'acts', '178 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
179 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-29-177', 1795452520012);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 95, 'acts', '180 seat 0: lay 48,spurt
  laid rider=1 card=48 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
181 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=spurt rider=1 cards=1 [DA 4.2]
182 chance: draw 42
  drew rider=1 card=42 [DA 3]
  won-back rider=1 speed=48 tempo=43 change=5 minutes=6 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
183 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-32-179', 1795452520033);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 96, 'acts', '184 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
185 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-30-183', 1795452520049);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 97, 'acts', '186 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  lost rider=1 speed=44 tempo=50 change=6 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
187 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-33-185', 1795452520077);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 98, 'acts', '188 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
189 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-31-187', 1795452520131);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 99, 'acts', '190 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  won-back rider=1 speed=42 tempo=39 change=3 minutes=9 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
191 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-34-189', 1795452520146);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 100, 'acts', '192 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
193 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-32-191', 1795452520169);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 101, 'acts', '194 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=43 change=3 minutes=6 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
195 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-35-193', 1795452520194);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 102, 'acts', '196 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
197 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
198 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-33-195', 1795452520208);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 103, 'acts', '199 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  lost rider=1 speed=37 tempo=47 change=10 minutes=16 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
200 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-36-198', 1795452520231);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 104, 'acts', '201 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
202 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-34-200', 1795452520242);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 105, 'acts', '203 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  kept-up rider=1 speed=40 tempo=40 hill=no [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
204 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-37-202', 1795452520263);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 106, 'acts', '205 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
206 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-35-204', 1795452520278);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 107, 'acts', '207 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=49 change=7 minutes=23 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
208 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-38-206', 1795452520298);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 108, 'acts', '209 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
210 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-36-208', 1795452520314);
insert into race_rows (race, n, kind, line, id, at) values ('YtgtbvMItcgXHlhi7xgt3g', 109, 'acts', '211 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  won-back rider=1 speed=45 tempo=43 change=2 minutes=21 [DA 3.3]
  stage-ended stage=1 leader=2 points=-21,1 [DA 5]
  due what=over rider=- cards=0 [DA 6]
', '0 1-39-210', 1795452520327);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 1, 'acts', '1 chance: roll 4,1
  start-rolled manager=1 dice=4,1 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 1,5
  start-rolled manager=2 dice=1,5 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452520716);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 2, 'table', '{"fact":"answers","seat":1,"answers":{"follow":"never"}}', null, 1795452520773);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 3, 'acts', '3 seat 1: place 31 A6.2
  placed rider=31 at=A6.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-2', 1795452520806);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 4, 'acts', '4 seat 0: place 22 A6.4
  placed rider=22 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-3', 1795452520829);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 5, 'acts', '5 seat 1: place 33 A5.3
  placed rider=33 at=A5.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-4', 1795452520853);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 6, 'acts', '6 seat 0: place 24 A7.3
  placed rider=24 at=A7.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-5', 1795452520934);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 7, 'acts', '7 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-6', 1795452520971);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 8, 'acts', '8 seat 0: place 23 A5.1
  placed rider=23 at=A5.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-7', 1795452520979);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 9, 'acts', '9 seat 1: place 32 A8.1
  placed rider=32 at=A8.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-3-8', 1795452520998);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 10, 'acts', '10 seat 0: place 21 A7.2
  placed rider=21 at=A7.2 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 1-3-9', 1795452521014);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 11, 'acts', '11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 4,5
  rolled rider=32 dice=4,5 total=9 [UR 5.3]
  total rider=32 total=9 change=0 points=9 alone=no [UR 5.6]
', '1 2-4-10', 1795452521059);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 12, 'acts', '13 seat 1: move A13.3
  moved rider=32 from=A8.1 to=A13.3 length=5 [UR 5.3]
  crossed rider=32 line=1:S [UR 15]
  turn-began rider=34 [UR 5.2]
', '1 2-5-12', 1795452521094);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 13, 'acts', '14 seat 1: dice
  chose-dice rider=34 [UR 5.3]
15 chance: roll 2,1
  rolled rider=34 dice=2,1 total=3 [UR 5.3]
  total rider=34 total=3 change=0 points=3 alone=no [UR 5.6]
', '1 2-6-13', 1795452521122);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 14, 'acts', '16 seat 1: move A11.2
  moved rider=34 from=A8.4 to=A11.2 length=3 [UR 5.3]
  crossed rider=34 line=1:S [UR 15]
  turn-began rider=21 [UR 5.2]
', '1 2-7-15', 1795452521143);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 15, 'acts', '17 seat 0: ask 31
  lead-offered rider=21 asked=31 [UR 16]
  due what=answer rider=21 asked=31 to=- length=0 [UR 16]
', '0 1-4-16', 1795452521160);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 16, 'acts', '18 seat 1: refuse
  lead-refused rider=21 asked=31 [UR 16]
  due what=turn rider=21 asked=- to=- length=0 [UR 5.6]
', '1 2-8-17', 1795452521178);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 17, 'acts', '19 seat 0: dice
  chose-dice rider=21 [UR 5.3]
20 chance: roll 2,2
  rolled rider=21 dice=2,2 total=4 [UR 5.3]
  total rider=21 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 1-5-18', 1795452521187);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 18, 'acts', '21 seat 0: move A10.3
  moved rider=21 from=A7.2 to=A10.3 length=3 [UR 5.3]
  due what=follow rider=21 asked=31 to=A9.3 length=3 [UR 5.4]
', '0 1-6-20', 1795452521239);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 19, 'acts', '22 seat 1: stay
  stayed rider=31 leader=21 [UR 5.4]
  turn-began rider=24 [UR 5.2]
', null, 1795452521258);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 20, 'acts', '23 seat 0: dice
  chose-dice rider=24 [UR 5.3]
24 chance: roll 4,1
  rolled rider=24 dice=4,1 total=5 [UR 5.3]
  total rider=24 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 1-7-22', 1795452521276);
insert into race_rows (race, n, kind, line, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 21, 'acts', '25 seat 0: move A11.3
  moved rider=24 from=A7.3 to=A11.3 length=4 [UR 5.3]
  crossed rider=24 line=1:S [UR 15]
  turn-began rider=31 [UR 5.2]
', '0 1-8-24', 1795452521298);
insert into race_rows (race, n, kind, line, id, at) values ('riM5SpwBtuFh2VQiwxFiwA', 1, 'acts', '1 chance: roll 2,6
  start-rolled manager=1 dice=2,6 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 1,6
  start-rolled manager=2 dice=1,6 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452521514);
insert into race_rows (race, n, kind, line, id, at) values ('riM5SpwBtuFh2VQiwxFiwA', 2, 'table', '{"fact":"handed","seat":0}', null, 1795452521544);
insert into race_rows (race, n, kind, line, id, at) values ('pVdjaK-81PKflbjbu0ZfFw', 1, 'acts', '1 chance: roll 5,1
  start-rolled manager=1 dice=5,1 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 5,4
  start-rolled manager=2 dice=5,4 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452521645);
insert into race_rows (race, n, kind, line, id, at) values ('IEzJxh8Um7vgJxfpMWnbNg', 1, 'acts', '1 chance: roll 6,4
  start-rolled manager=1 dice=6,4 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 3,6
  start-rolled manager=2 dice=3,6 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452521735);
insert into race_rows (race, n, kind, line, id, at) values ('72npIXFfVAD1PyzJQhtjfg', 1, 'acts', '1 chance: roll 5,3
  start-rolled manager=1 dice=5,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,3
  start-rolled manager=2 dice=6,3 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452521925);
insert into race_rows (race, n, kind, line, id, at) values ('72npIXFfVAD1PyzJQhtjfg', 2, 'table', '{"fact":"days-off","seat":0,"weekdays":[0,6],"offset":60}', '0 off', 1795452522001);
insert into race_rows (race, n, kind, line, id, at) values ('72npIXFfVAD1PyzJQhtjfg', 3, 'table', '{"fact":"holiday","seat":1,"days":3}', '1 hol', 1795452522010);
insert into tokens (race, hash, seat) values ('YtgtbvMItcgXHlhi7xgt3g', '32dc91650e3d1cdb17e420c0443db574949ef9298ba134b4bad9ba523cb06fd7', -2);
insert into tokens (race, hash, seat) values ('YtgtbvMItcgXHlhi7xgt3g', 'ec60bcbc1b212284689b79212c8b09dfe936a4ba686295f5743b5a350d4a35ec', 0);
insert into tokens (race, hash, seat) values ('YtgtbvMItcgXHlhi7xgt3g', '08c4906a76a96fec6caeb36d6c8d81a140363514becfda360145c263ccdcfd02', 1);
insert into tokens (race, hash, seat) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 'eb49de6130d13dc29d0c3eab0ea81ddb3f3a55c732d5a694cb6f2c5e688c11c8', -2);
insert into tokens (race, hash, seat) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 'fbc684606438f8220c85d87a3a04dfd813758c72ef633a0077e344ed6430bad9', 0);
insert into tokens (race, hash, seat) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 'a9d6f8768738fff7efe8f2bdff94ed6c806af1256b964c7e731a269515297146', 1);
insert into tokens (race, hash, seat) values ('b0bZk35wSR6T1lMbL5Bx9g', '3e47034ab7ad50e8549201b63e3a4220827b31d1f43d8818c75277f6ce66c476', -2);
insert into tokens (race, hash, seat) values ('b0bZk35wSR6T1lMbL5Bx9g', 'a32e6aac19c9286b60a2702a6c85cea07714ffcf9bfbf94aa3127ea6520bab3d', 0);
insert into tokens (race, hash, seat) values ('riM5SpwBtuFh2VQiwxFiwA', '70d10e765383f71ad8274fbae711b20870d0f4429ce855ef42070fca0e788dac', -2);
insert into tokens (race, hash, seat) values ('riM5SpwBtuFh2VQiwxFiwA', '64af2ae0be18bc7f5715eb9245d82ebc3aa36c3f2e2a959b59965f831b1f1e0d', 1);
insert into tokens (race, hash, seat) values ('riM5SpwBtuFh2VQiwxFiwA', '497319ebb209292ee8c606e2fa1774ca86782c1d4b2d2dac5ac20cd86a48bc70', 0);
insert into tokens (race, hash, seat) values ('pVdjaK-81PKflbjbu0ZfFw', '77aad427a442729477aceb90f7c5c3b85724481aefe2fa61156e9c827ba8fe6a', -2);
insert into tokens (race, hash, seat) values ('pVdjaK-81PKflbjbu0ZfFw', '4693641fb7939dfd860b52145ea713fdb2c46ca809e466e6a87a140f56249c1b', 0);
insert into tokens (race, hash, seat) values ('pVdjaK-81PKflbjbu0ZfFw', '8ff0ea58c8a2e88c74ab60197a6d49d279c5c8c255811314555811109d6c5d23', 1);
insert into tokens (race, hash, seat) values ('IEzJxh8Um7vgJxfpMWnbNg', '00dccf2387705db54be7e3eaac14232f4c189cd68bb2c106771f9d5ea4174cdc', -2);
insert into tokens (race, hash, seat) values ('IEzJxh8Um7vgJxfpMWnbNg', '6594dd8b612031bb9aab05621c0f0fb5f12636a92f325bd6a2de80622eab52f7', 0);
insert into tokens (race, hash, seat) values ('72npIXFfVAD1PyzJQhtjfg', 'd77ac4fecd0ea6942e4c9a8e891b2c6316f3a372e724ab77c8d8a9aef97b4d0e', -2);
insert into tokens (race, hash, seat) values ('72npIXFfVAD1PyzJQhtjfg', '15abdb108a171007fef907cb733c0ecf672e09d5949f4f4ac9fa3ae815f0c1be', 0);
insert into tokens (race, hash, seat) values ('72npIXFfVAD1PyzJQhtjfg', '3f6914e369ff784f7c4f54757aa011b52b701414556a1020f90d83314f4f50f2', 1);
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 23, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 23, 1, 'hill');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 23, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 30, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 30, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 37, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 43, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 49, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 55, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 61, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 68, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 75, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 81, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 87, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 93, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 100, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 107, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 113, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 119, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 119, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 126, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 132, -2, '');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 138, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('YtgtbvMItcgXHlhi7xgt3g', 138, -2, '');
insert into processes (id, until) values ('f453e904-2b2e-4212-b032-08ce867173f3', 1795452523659);
insert into people (id, name, created) values ('KDF7jqsm7831AzV0uk8PBw', 'Eva Žižka', 1795452514927);
insert into people (id, name, created) values ('0MEn3cY8AT2EdgYT1xZlfw', 'Jan “J”', 1795452515026);
insert into person_tokens (person, hash) values ('KDF7jqsm7831AzV0uk8PBw', '2b2bda9079e082681926aa4b21bed57ea68ca8b598ccda1f5d0b6a76fd82e98a');
insert into person_tokens (person, hash) values ('0MEn3cY8AT2EdgYT1xZlfw', '72f8da5f4355590c8005221169df5c021a90d2022e959703bbc0227d49b3a035');
insert into phrases (hash, person) values ('0846f3c154ab9e0f2ee9c76bc92ab258c7a781d4634a1b12c5974592d4d4b45f', 'KDF7jqsm7831AzV0uk8PBw');
insert into person_seats (person, race, seat) values ('KDF7jqsm7831AzV0uk8PBw', 'YtgtbvMItcgXHlhi7xgt3g', 0);
insert into person_seats (person, race, seat) values ('0MEn3cY8AT2EdgYT1xZlfw', 'YtgtbvMItcgXHlhi7xgt3g', 1);
insert into person_seats (person, race, seat) values ('KDF7jqsm7831AzV0uk8PBw', 'xVkF5LeEcQ6ZcIo-5XAu9g', 0);
insert into person_seats (person, race, seat) values ('0MEn3cY8AT2EdgYT1xZlfw', 'xVkF5LeEcQ6ZcIo-5XAu9g', 1);
insert into person_seats (person, race, seat) values ('0MEn3cY8AT2EdgYT1xZlfw', 'riM5SpwBtuFh2VQiwxFiwA', 1);
insert into person_seats (person, race, seat) values ('KDF7jqsm7831AzV0uk8PBw', 'pVdjaK-81PKflbjbu0ZfFw', 0);
insert into person_seats (person, race, seat) values ('0MEn3cY8AT2EdgYT1xZlfw', 'pVdjaK-81PKflbjbu0ZfFw', 1);
insert into person_seats (person, race, seat) values ('KDF7jqsm7831AzV0uk8PBw', 'IEzJxh8Um7vgJxfpMWnbNg', 0);
insert into person_seats (person, race, seat) values ('KDF7jqsm7831AzV0uk8PBw', '72npIXFfVAD1PyzJQhtjfg', 0);
insert into person_seats (person, race, seat) values ('0MEn3cY8AT2EdgYT1xZlfw', '72npIXFfVAD1PyzJQhtjfg', 1);
insert into house (name, said) values ('phrase-salt', 'd130d9ce63b1c3b9f937fe351c6db2da');
insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ('KDF7jqsm7831AzV0uk8PBw', 'h', 'https://push.example/1', 'p', 'a', 'cs');
insert into present (race, seat, process) values ('IEzJxh8Um7vgJxfpMWnbNg', 0, 'f453e904-2b2e-4212-b032-08ce867173f3');
insert into handings (race, hash, seat) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 'e3083cc4a4aea3b67a9d00f3b07a8e5f035543f2439d6dcaba74854f11316f79', 1);
insert into person_names (person, race, seat) values ('KDF7jqsm7831AzV0uk8PBw', 'riM5SpwBtuFh2VQiwxFiwA', 0);
insert into chat (race, n, seat, kind, said, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 1, 0, 'text', 'Ahoj! “Ä”; insert', '0 line-1', 1795452521319);
insert into chat (race, n, seat, kind, said, id, at) values ('xVkF5LeEcQ6ZcIo-5XAu9g', 2, 1, 'phrase', 'good-luck', '1 line-2', 1795452521333);
