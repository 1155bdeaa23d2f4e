-- A store as commit 736bcc5 with step 4 of src/server/store/migrations.ts has kept it while it served: never changed again.
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
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('Y8Q7B41f-Ie-9Pc400zvgw', 'ausreisser', 'over', 1, '{"setup":{"riders":["rider-a","rider-b"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"ZtB-6NrvbH2g6Hq40qYbtA"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"2UUk9PWk2avTEGMKwPC7qQ"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null}}', 5, 'windschatten-record 1
game ausreisser 1
setup
  { "riders": ["Eva Žižka", "Jan “J”"], "stages": 1, "game": "full" }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed fb9cac99703848b052f1220bbd6dbf39e6c99e2a12344df2befedfa41cf4a998
actions
', '2354b27bb04b1895b51410e2c59daa5b38d08b3d4fda595090488c803a124e15', 122, 222, 1, null, 1, -2, 'c44985b0-8e90-4f70-a57f-ccdd6cfebd1a', 1795452461714, 1795452470009, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('7JVQgcJHGhURNdmuGfdnxA', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"ZtB-6NrvbH2g6Hq40qYbtA"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"2UUk9PWk2avTEGMKwPC7qQ"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null}}', 5, 'windschatten-record 1
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
dice sealed 7257484b948b75a08f608f87303dce85d07812d41ff3b390658478d86761bc44
actions
', '08e8e1396500660005107a96617118691ee4684c0e39df9998f0a5f92da454fd', 21, 25, 1, 1, 0, 1, 'c44985b0-8e90-4f70-a57f-ccdd6cfebd1a', 1795452470267, 1795452470962, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('17rU7tVqI69U3G-2bO8pLA', 'ausreisser', 'gathering', 1, '{"setup":{"riders":["rider-a","rider-b","rider-c"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null}}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795452471018, 1795452471038, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('UbFM_zJDuGlfRib2arCVEQ', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"2UUk9PWk2avTEGMKwPC7qQ"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null}}', 6, 'windschatten-record 1
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
dice sealed aeba89e70de72424f3613e9bfe084bbe16ae0b008d65ab9076d6aaeddc43c538
actions
', '15a2fb76606ac5b115ce5ce9623cd7b0537e6a41cd2770c4ee83dd3a47c65ef5', 2, 2, 1, 0, 0, 1, 'c44985b0-8e90-4f70-a57f-ccdd6cfebd1a', 1795452471046, 1795452471184, 0, null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due) values ('yxTkPNhPI3mTb7ZiB6bmtA', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"ZtB-6NrvbH2g6Hq40qYbtA"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"2UUk9PWk2avTEGMKwPC7qQ"}],"window":100,"step":0,"clock":{"per":"decision","limit":2000},"absence":{"does":"bot","bot":"easy"}}', 5, 'windschatten-record 1
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
dice sealed d58b3358da54555fac018575065af5d49d971b6f80e4ce317795999c8c31d032
actions
', 'f428a6693a9fb844c5e6378bd5676373cd49d15ce3cf0f27d2a83b550c469237', 1, 2, 1, 0, 0, 0, 'c44985b0-8e90-4f70-a57f-ccdd6cfebd1a', 1795452471218, 1795452471352, 0, 1795452473352);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 1, 'acts', '1 chance: draw 44
  lead-drawn rider=1 card=44 [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
2 chance: draw hill
  lead-drawn rider=2 card=hill [DA 2]
  lead-won rider=1 [DA 2]
  stage-began stage=1 leader=1 [DA 2]
  due what=deal rider=1 cards=6 [DA 2]
3 chance: draw 40
  dealt rider=1 card=40 [DA 2]
  due what=deal rider=2 cards=6 [DA 2]
4 chance: draw 42
  dealt rider=2 card=42 [DA 2]
  due what=deal rider=1 cards=5 [DA 2]
5 chance: draw 44
  dealt rider=1 card=44 [DA 2]
  due what=deal rider=2 cards=5 [DA 2]
6 chance: draw 42
  dealt rider=2 card=42 [DA 2]
  due what=deal rider=1 cards=4 [DA 2]
7 chance: draw 46
  dealt rider=1 card=46 [DA 2]
  due what=deal rider=2 cards=4 [DA 2]
8 chance: draw 39
  dealt rider=2 card=39 [DA 2]
  due what=deal rider=1 cards=3 [DA 2]
9 chance: draw spurt
  dealt rider=1 card=spurt [DA 2]
  due what=deal rider=2 cards=3 [DA 2]
10 chance: draw 47
  dealt rider=2 card=47 [DA 2]
  due what=deal rider=1 cards=2 [DA 2]
11 chance: draw 42
  dealt rider=1 card=42 [DA 2]
  due what=deal rider=2 cards=2 [DA 2]
12 chance: draw 44
  dealt rider=2 card=44 [DA 2]
  due what=deal rider=1 cards=1 [DA 2]
13 chance: draw hill
  dealt rider=1 card=hill [DA 2]
  due what=deal rider=2 cards=1 [DA 2]
14 chance: draw 49
  dealt rider=2 card=49 [DA 2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
15 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452462033);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 2, 'acts', '16 seat 0: lay 46,hill
  laid rider=1 card=46 spurts=0 [DA 3]
  hill-laid rider=1 leader=1 how=with-card tempo=0 [DA 4.1]
  led rider=1 speed=46 [DA 3.1]
  due what=refill rider=1 cards=1 [DA 4.1]
17 chance: draw 48
  drew rider=1 card=48 [DA 3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
18 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-0-15', 1795452462288);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 3, 'acts', '19 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  dropped rider=2 speed=44 tempo=46 minutes=2 hill=yes [DA 4.1]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=1 [DA 3]
20 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-0-18', 1795452462349);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 4, 'acts', '21 seat 0: lay 44,spurt
  laid rider=1 card=44 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
22 chance: draw 39
  drew rider=1 card=39 [DA 3]
  led rider=1 speed=46 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-1-20', 1795452462366);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 5, 'acts', '23 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452462575);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 6, 'acts', '24 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
25 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452462611);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 7, 'acts', '26 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  kept-up rider=2 speed=46 tempo=46 hill=no [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
27 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-1-25', 1795452462651);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 8, 'acts', '28 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-2-27', 1795452462696);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 9, 'acts', '29 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452462831);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 10, 'acts', '30 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
31 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452462915);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 11, 'acts', '32 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  won-back rider=2 speed=49 tempo=42 change=2 minutes=0 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
33 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-2-31', 1795452463371);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 12, 'acts', '34 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  led rider=1 speed=49 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-3-33', 1795452463425);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 13, 'acts', '35 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452463555);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 14, 'acts', '36 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
37 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452463570);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 15, 'acts', '38 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  sheltered rider=2 speed=47 tempo=49 [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
39 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-3-37', 1795452463626);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 16, 'acts', '40 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  led rider=1 speed=48 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-4-39', 1795452463658);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 17, 'acts', '41 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452463778);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 18, 'acts', '42 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
43 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452463791);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 19, 'acts', '44 seat 1: lay 49,spurt
  laid rider=2 card=49 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
45 chance: draw 43
  drew rider=2 card=43 [DA 3]
  took-lead rider=2 from=1 speed=51 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-4-43', 1795452463810);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 20, 'acts', '46 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452463947);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 21, 'acts', '47 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
48 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452463976);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 22, 'acts', '49 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  dropped rider=1 speed=39 tempo=51 minutes=12 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
50 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-5-48', 1795452464016);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 23, 'acts', '51 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-5-50', 1795452464039);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 24, 'acts', '52 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452464192);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 25, 'acts', '53 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
54 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452464221);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 26, 'acts', '55 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=42 change=2 minutes=14 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
56 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-6-54', 1795452464254);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 27, 'acts', '57 seat 1: lay 43,hill
  laid rider=2 card=43 spurts=0 [DA 3]
  hill-laid rider=2 leader=2 how=with-card tempo=42 [DA 4.1]
  led rider=2 speed=43 [DA 3.1]
  due what=refill rider=2 cards=1 [DA 4.1]
58 chance: draw 42
  drew rider=2 card=42 [DA 3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
59 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
60 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-6-56', 1795452464275);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 28, 'acts', '61 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=43 change=1 minutes=15 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
62 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-7-60', 1795452464320);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 29, 'acts', '63 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-7-62', 1795452464337);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 30, 'acts', '64 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452464457);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 31, 'acts', '65 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
66 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452464475);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 32, 'acts', '67 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=42 change=7 minutes=8 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
68 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-8-66', 1795452464504);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 33, 'acts', '69 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-8-68', 1795452464713);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 34, 'acts', '70 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452464836);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 35, 'acts', '71 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
72 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452465187);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 36, 'acts', '73 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  lost rider=1 speed=45 tempo=50 change=5 minutes=13 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
74 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-9-72', 1795452465218);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 37, 'acts', '75 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-9-74', 1795452465249);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 38, 'acts', '76 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452465372);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 39, 'acts', '77 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
78 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
79 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452465391);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 40, 'acts', '80 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=44 change=2 minutes=11 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
81 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-10-79', 1795452465413);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 41, 'acts', '82 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-10-81', 1795452465441);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 42, 'acts', '83 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452465588);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 43, 'acts', '84 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
85 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452466259);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 44, 'acts', '86 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=46 change=4 minutes=15 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
87 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-11-85', 1795452466314);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 45, 'acts', '88 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-11-87', 1795452466346);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 46, 'acts', '89 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452466476);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 47, 'acts', '90 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
91 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452466482);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 48, 'acts', '92 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  kept-up rider=1 speed=42 tempo=42 hill=no [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
93 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-13-91', 1795452466522);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 49, 'acts', '94 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-12-93', 1795452466554);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 50, 'acts', '95 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452466677);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 51, 'acts', '96 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
97 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452466744);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 52, 'acts', '98 seat 0: lay 45,hill
  laid rider=1 card=45 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=43 [DA 4.1]
  won-back rider=1 speed=45 tempo=43 change=2 minutes=13 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
99 chance: draw 49
  drew rider=1 card=49 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
100 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-15-97', 1795452466776);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 53, 'acts', '101 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-13-100', 1795452466786);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 54, 'acts', '102 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452466917);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 55, 'acts', '103 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
104 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452466927);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 56, 'acts', '105 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=50 change=9 minutes=22 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
106 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
107 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-16-104', 1795452466946);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 57, 'acts', '108 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-14-107', 1795452466960);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 58, 'acts', '109 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452467085);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 59, 'acts', '110 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
111 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452467104);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 60, 'acts', '112 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=43 change=6 minutes=16 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
113 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-17-111', 1795452467123);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 61, 'acts', '114 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-15-113', 1795452467150);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 62, 'acts', '115 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452467283);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 63, 'acts', '116 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
117 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452467333);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 64, 'acts', '118 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=44 change=4 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
119 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-18-117', 1795452467404);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 65, 'acts', '120 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-16-119', 1795452467446);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 66, 'acts', '121 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452467568);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 67, 'acts', '122 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
123 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452467591);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 68, 'acts', '124 seat 0: lay 40,spurt
  laid rider=1 card=40 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
125 chance: draw 49
  drew rider=1 card=49 [DA 3]
  won-back rider=1 speed=42 tempo=40 change=2 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
126 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-19-123', 1795452467637);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 69, 'acts', '127 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-17-126', 1795452467694);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 70, 'acts', '128 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452467832);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 71, 'acts', '129 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
130 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452467849);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 72, 'acts', '131 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  won-back rider=1 speed=43 tempo=41 change=2 minutes=8 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
132 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-20-130', 1795452467901);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 73, 'acts', '133 seat 1: lay 39,spurt
  laid rider=2 card=39 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
134 chance: draw 39
  drew rider=2 card=39 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-18-132', 1795452467910);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 74, 'acts', '135 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452468022);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 75, 'acts', '136 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
137 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452468039);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 76, 'acts', '138 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  lost rider=1 speed=39 tempo=41 change=2 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
139 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-21-137', 1795452468050);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 77, 'acts', '140 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-19-139', 1795452468069);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 78, 'acts', '141 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452468183);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 79, 'acts', '142 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
143 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452468200);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 80, 'acts', '144 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=43 change=7 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
145 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-22-143', 1795452468218);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 81, 'acts', '146 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-20-145', 1795452468244);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 82, 'acts', '147 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452468379);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 83, 'acts', '148 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
149 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452468464);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 84, 'acts', '150 seat 0: lay 49,hill
  laid rider=1 card=49 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=41 [DA 4.1]
  won-back rider=1 speed=49 tempo=41 change=3 minutes=0 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
151 chance: draw 49
  drew rider=1 card=49 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
152 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-23-149', 1795452468485);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 85, 'acts', '153 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-21-152', 1795452468512);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 86, 'acts', '154 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452468644);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 87, 'acts', '155 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
156 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452468678);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 88, 'acts', '157 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=42 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-24-156', 1795452468760);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 89, 'acts', '158 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452468882);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 90, 'acts', '159 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
160 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452468903);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 91, 'acts', '161 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=45 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-22-160', 1795452468913);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 92, 'acts', '162 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452469044);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 93, 'acts', '163 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
164 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452469076);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 94, 'acts', '165 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=48 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-25-164', 1795452469093);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 95, 'acts', '166 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null, 1795452469250);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 96, 'acts', '167 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
168 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452469280);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 97, 'acts', '169 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  dropped rider=2 speed=39 tempo=48 minutes=9 hill=no [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
170 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-23-168', 1795452469296);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 98, 'acts', '171 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-26-170', 1795452469314);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 99, 'acts', '172 seat 1: hill
  hill-laid rider=2 leader=1 how=out-of-turn tempo=39 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=2 [DA 3]
173 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
174 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452469432);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 100, 'acts', '175 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  won-back rider=2 speed=41 tempo=39 change=2 minutes=7 [DA 3.3]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=1 [DA 3]
176 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-25-174', 1795452469450);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 101, 'acts', '177 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  led rider=1 speed=40 [DA 3.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
178 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-27-176', 1795452469468);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 102, 'acts', '179 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  won-back rider=2 speed=43 tempo=40 change=3 minutes=4 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
180 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-26-178', 1795452469535);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 103, 'acts', '181 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  led rider=1 speed=47 [DA 3.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
182 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
183 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-28-180', 1795452469569);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 104, 'acts', '184 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  won-back rider=2 speed=48 tempo=47 change=1 minutes=3 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
185 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-27-183', 1795452469599);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 105, 'acts', '186 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  led rider=1 speed=49 [DA 3.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
187 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-29-185', 1795452469615);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 106, 'acts', '188 seat 1: lay 45,spurt
  laid rider=2 card=45 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
189 chance: draw 50
  drew rider=2 card=50 [DA 3]
  lost rider=2 speed=47 tempo=49 change=2 minutes=5 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
190 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-28-187', 1795452469650);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 107, 'acts', '191 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=43 [DA 3.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
192 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-30-190', 1795452469692);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 108, 'acts', '193 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  won-back rider=2 speed=48 tempo=43 change=5 minutes=0 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
194 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-29-192', 1795452469714);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 109, 'acts', '195 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  led rider=1 speed=40 [DA 3.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
196 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-31-194', 1795452469742);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 110, 'acts', '197 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=50 [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
198 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-30-196', 1795452469763);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 111, 'acts', '199 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  dropped rider=1 speed=45 tempo=50 minutes=5 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
200 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-32-198', 1795452469778);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 112, 'acts', '201 seat 1: lay 40
  laid rider=2 card=40 spurts=0 [DA 3]
  led rider=2 speed=40 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
202 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-31-200', 1795452469794);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 113, 'acts', '203 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=40 change=5 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
204 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
205 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-33-202', 1795452469829);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 114, 'acts', '206 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
207 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-32-205', 1795452469846);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 115, 'acts', '208 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  sheltered rider=1 speed=41 tempo=42 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
209 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-34-207', 1795452469863);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 116, 'acts', '210 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
211 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-33-209', 1795452469878);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 117, 'acts', '212 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  dropped rider=1 speed=45 tempo=50 minutes=5 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
213 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-35-211', 1795452469897);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 118, 'acts', '214 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
215 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-34-213', 1795452469927);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 119, 'acts', '216 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=43 change=3 minutes=2 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
217 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-36-215', 1795452469942);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 120, 'acts', '218 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
219 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-35-217', 1795452469966);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 121, 'acts', '220 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=48 change=8 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
221 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-37-219', 1795452469989);
insert into race_rows (race, n, kind, line, id, at) values ('Y8Q7B41f-Ie-9Pc400zvgw', 122, 'acts', '222 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  stage-ended stage=1 leader=2 points=-10,1 [DA 5]
  due what=over rider=- cards=0 [DA 6]
', '1 2-36-221', 1795452470009);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 1, 'acts', '1 chance: roll 1,3
  start-rolled manager=1 dice=1,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,6
  start-rolled manager=2 dice=6,6 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452470457);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 2, 'table', '{"fact":"answers","seat":1,"answers":{"follow":"never"}}', null, 1795452470557);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 3, 'acts', '3 seat 1: place 31 A6.2
  placed rider=31 at=A6.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-2', 1795452470586);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 4, 'acts', '4 seat 0: place 22 A6.4
  placed rider=22 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-3', 1795452470599);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 5, 'acts', '5 seat 1: place 33 A5.3
  placed rider=33 at=A5.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-4', 1795452470623);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 6, 'acts', '6 seat 0: place 24 A7.3
  placed rider=24 at=A7.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-5', 1795452470637);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 7, 'acts', '7 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-6', 1795452470649);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 8, 'acts', '8 seat 0: place 23 A5.1
  placed rider=23 at=A5.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-7', 1795452470663);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 9, 'acts', '9 seat 1: place 32 A8.1
  placed rider=32 at=A8.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-3-8', 1795452470689);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 10, 'acts', '10 seat 0: place 21 A7.2
  placed rider=21 at=A7.2 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 1-3-9', 1795452470706);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 11, 'acts', '11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 2,1
  rolled rider=32 dice=2,1 total=3 [UR 5.3]
  total rider=32 total=3 change=0 points=3 alone=no [UR 5.6]
', '1 2-4-10', 1795452470724);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 12, 'acts', '13 seat 1: move A9.1
  moved rider=32 from=A8.1 to=A9.1 length=1 [UR 5.3]
  turn-began rider=34 [UR 5.2]
', '1 2-5-12', 1795452470744);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 13, 'acts', '14 seat 1: dice
  chose-dice rider=34 [UR 5.3]
15 chance: roll 4,1
  rolled rider=34 dice=4,1 total=5 [UR 5.3]
  total rider=34 total=5 change=0 points=5 alone=no [UR 5.6]
', '1 2-6-13', 1795452470756);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 14, 'acts', '16 seat 1: move A10.3
  moved rider=34 from=A8.4 to=A10.3 length=2 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '1 2-7-15', 1795452470785);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 15, 'acts', '17 seat 0: ask 31
  lead-offered rider=21 asked=31 [UR 16]
  due what=answer rider=21 asked=31 to=- length=0 [UR 16]
', '0 1-4-16', 1795452470799);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 16, 'acts', '18 seat 1: refuse
  lead-refused rider=21 asked=31 [UR 16]
  due what=turn rider=21 asked=- to=- length=0 [UR 5.6]
', '1 2-8-17', 1795452470871);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 17, 'acts', '19 seat 0: dice
  chose-dice rider=21 [UR 5.3]
20 chance: roll 4,2
  rolled rider=21 dice=4,2 total=6 [UR 5.3]
  total rider=21 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 1-5-18', 1795452470889);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 18, 'acts', '21 seat 0: move A10.4
  moved rider=21 from=A7.2 to=A10.4 length=3 [UR 5.3]
  due what=follow rider=21 asked=31 to=A9.4 length=3 [UR 5.4]
', '0 1-6-20', 1795452470905);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 19, 'acts', '22 seat 1: stay
  stayed rider=31 leader=21 [UR 5.4]
  turn-began rider=24 [UR 5.2]
', null, 1795452470932);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 20, 'acts', '23 seat 0: dice
  chose-dice rider=24 [UR 5.3]
24 chance: roll 6,6
  rolled rider=24 dice=6,6 total=12 [UR 5.3]
  total rider=24 total=12 change=0 points=12 alone=no [UR 5.6]
', '0 1-7-22', 1795452470945);
insert into race_rows (race, n, kind, line, id, at) values ('7JVQgcJHGhURNdmuGfdnxA', 21, 'acts', '25 seat 0: move A11.3
  moved rider=24 from=A7.3 to=A11.3 length=4 [UR 5.3]
  crossed rider=24 line=1:S [UR 15]
  turn-began rider=31 [UR 5.2]
', '0 1-8-24', 1795452470961);
insert into race_rows (race, n, kind, line, id, at) values ('UbFM_zJDuGlfRib2arCVEQ', 1, 'acts', '1 chance: roll 3,3
  start-rolled manager=1 dice=3,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,1
  start-rolled manager=2 dice=6,1 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452471144);
insert into race_rows (race, n, kind, line, id, at) values ('UbFM_zJDuGlfRib2arCVEQ', 2, 'table', '{"fact":"handed","seat":0}', null, 1795452471184);
insert into race_rows (race, n, kind, line, id, at) values ('yxTkPNhPI3mTb7ZiB6bmtA', 1, 'acts', '1 chance: roll 6,4
  start-rolled manager=1 dice=6,4 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 3,4
  start-rolled manager=2 dice=3,4 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452471352);
insert into tokens (race, hash, seat) values ('Y8Q7B41f-Ie-9Pc400zvgw', '3efcdaabb2e9b52579affe1f0e29e64bad3c3d36ec2ca5ddde83a3dde27e1153', -2);
insert into tokens (race, hash, seat) values ('Y8Q7B41f-Ie-9Pc400zvgw', 'e981bf85d43a6692dd9501eea886b466e69bed9ecd75d90a90fc96d3b9f9a3cc', 0);
insert into tokens (race, hash, seat) values ('Y8Q7B41f-Ie-9Pc400zvgw', '7d8f3d3a7dc1f97cca753b5b3fdb8ef70fe885239635ae20ca1a6a7d6120c50f', 1);
insert into tokens (race, hash, seat) values ('7JVQgcJHGhURNdmuGfdnxA', 'a22246136b82f17884cc8c918138cae337d8971e2cdd7be2657e068d86169b0a', -2);
insert into tokens (race, hash, seat) values ('7JVQgcJHGhURNdmuGfdnxA', '1e42df30e62641edcb34cd2328f305b8e702aff8d942478766ce1d0e3ab1282e', 0);
insert into tokens (race, hash, seat) values ('7JVQgcJHGhURNdmuGfdnxA', 'f2ef6b98048246b5cda34dfb4713f75eed4f21dacf03df33ec4c94fa96e893b9', 1);
insert into tokens (race, hash, seat) values ('17rU7tVqI69U3G-2bO8pLA', '49bfbfd67206cf422b3be61776c7c0febb61196e5300e78cbe8014d5c8016454', -2);
insert into tokens (race, hash, seat) values ('17rU7tVqI69U3G-2bO8pLA', '286ee91369001846b0e1172d701170cc02e81c7296216572ef6127bffd1e5982', 0);
insert into tokens (race, hash, seat) values ('UbFM_zJDuGlfRib2arCVEQ', '0d9dc32ec13fdc08e4000bcf162ebbae9df74195ba3d975c01e1ae738204157f', -2);
insert into tokens (race, hash, seat) values ('UbFM_zJDuGlfRib2arCVEQ', 'b73df532a82faf7a61b986d628d164622e743d7f5ed125a6ccfa2b9c51a23ed1', 1);
insert into tokens (race, hash, seat) values ('UbFM_zJDuGlfRib2arCVEQ', '0330dab92e98022709bf047463330d4e22e880d98aa02160dd106cbb25457925', 0);
insert into tokens (race, hash, seat) values ('yxTkPNhPI3mTb7ZiB6bmtA', '2b9d7275a5d2304807858f8787086de95cd29cb3bd3f296b9fa27547d3e91108', -2);
insert into tokens (race, hash, seat) values ('yxTkPNhPI3mTb7ZiB6bmtA', '0ae2313ab001c3cb6b1fa255d1d8616f7c543777e170420acafbb6f13dca943b', 0);
insert into tokens (race, hash, seat) values ('yxTkPNhPI3mTb7ZiB6bmtA', '3b72afc1c627eee776fc8d1a2580e18dfb97a7b13224e954e1eb6e16ab9ac32f', 1);
insert into replies (race, entries, seat, reply) values ('Y8Q7B41f-Ie-9Pc400zvgw', 88, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('Y8Q7B41f-Ie-9Pc400zvgw', 94, 0, 'pass');
insert into replies (race, entries, seat, reply) values ('Y8Q7B41f-Ie-9Pc400zvgw', 171, 1, 'hill');
insert into processes (id, until) values ('c44985b0-8e90-4f70-a57f-ccdd6cfebd1a', 1795452473208);
insert into people (id, name, created) values ('ZtB-6NrvbH2g6Hq40qYbtA', 'Eva Žižka', 1795452460985);
insert into people (id, name, created) values ('2UUk9PWk2avTEGMKwPC7qQ', 'Jan “J”', 1795452461244);
insert into person_tokens (person, hash) values ('ZtB-6NrvbH2g6Hq40qYbtA', 'c20fd68f0d0fde4e9611cb68751cf559926f6b724807211c995bce254ef85fcc');
insert into person_tokens (person, hash) values ('2UUk9PWk2avTEGMKwPC7qQ', '961761449fb3278e0093147b390a2a3bf4d502e0d1c94748eed3364d16f02be8');
insert into phrases (hash, person) values ('beda4c59927828c13f327d2902167da8d6e8c60f33fbc79f8e3ea057ef8157eb', 'ZtB-6NrvbH2g6Hq40qYbtA');
insert into person_seats (person, race, seat) values ('ZtB-6NrvbH2g6Hq40qYbtA', 'Y8Q7B41f-Ie-9Pc400zvgw', 0);
insert into person_seats (person, race, seat) values ('2UUk9PWk2avTEGMKwPC7qQ', 'Y8Q7B41f-Ie-9Pc400zvgw', 1);
insert into person_seats (person, race, seat) values ('ZtB-6NrvbH2g6Hq40qYbtA', '7JVQgcJHGhURNdmuGfdnxA', 0);
insert into person_seats (person, race, seat) values ('2UUk9PWk2avTEGMKwPC7qQ', '7JVQgcJHGhURNdmuGfdnxA', 1);
insert into person_seats (person, race, seat) values ('2UUk9PWk2avTEGMKwPC7qQ', 'UbFM_zJDuGlfRib2arCVEQ', 1);
insert into person_seats (person, race, seat) values ('ZtB-6NrvbH2g6Hq40qYbtA', 'yxTkPNhPI3mTb7ZiB6bmtA', 0);
insert into person_seats (person, race, seat) values ('2UUk9PWk2avTEGMKwPC7qQ', 'yxTkPNhPI3mTb7ZiB6bmtA', 1);
insert into house (name, said) values ('phrase-salt', '295f70c8b771797404186cdfff9928aa');
insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ('ZtB-6NrvbH2g6Hq40qYbtA', 'h', 'https://push.example/1', 'p', 'a', 'cs');
insert into handings (race, hash, seat) values ('7JVQgcJHGhURNdmuGfdnxA', 'b59c45e1c460211871451fb8037886bbfdcebbcf131b2ace99645b6a0110c936', 1);
