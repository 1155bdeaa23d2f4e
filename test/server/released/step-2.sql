-- A store as commit 9bde885 with step 2 of src/server/store/migrations.ts has kept it while it served: never changed again.
create table store_steps (step integer primary key);
create table races ( id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null, head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null, turn integer not null, owner text, created bigint not null, touched bigint not null);
create table race_rows ( race text not null, n integer not null, kind text not null, line text not null, id text, primary key (race, n));
create table tokens (race text not null, hash text not null, seat integer not null, primary key (race, hash));
create table replies ( race text not null, entries integer not null, seat integer not null, reply text not null, primary key (race, entries, seat));
create table processes (id text primary key, until bigint not null);
create table people (id text primary key, name text not null, created bigint not null);
create table person_tokens (person text not null, hash text not null, primary key (person, hash));
create table phrases (hash text primary key, person text not null);
create table person_seats ( person text not null, race text not null, seat integer not null, primary key (person, race, seat));
create table forgotten (race text primary key, at bigint not null);
create table house (name text primary key, said text not null);
create index races_listed on races (listed, phase, touched);
create index races_owner on races (phase, owner);
create index phrases_person on phrases (person);
create index person_seats_race on person_seats (race, seat);
insert into store_steps (step) values (1);
insert into store_steps (step) values (2);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched) values ('G-8y44kPMF09ZJiKS-wQPw', 'ausreisser', 'over', 1, '{"setup":{"riders":["rider-a","rider-b"],"stages":1},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"1rir-gNkaC-nuT1GMUlG0Q"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"RXm8I3FH7PgFt39yhTY2MQ"}],"window":100,"step":0}', 5, 'windschatten-record 1
game ausreisser 1
setup
  { "riders": ["Eva Žižka", "Jan “J”"], "stages": 1, "game": "full" }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed 4048e8888dd91450fddb9e3f29afc99d18b2eefbba79eff158a9b1e29a4935e3
actions
', '29868d8ee513b5e45d655cc9f9ab28697f9cb7ad6a7ceddf11340c04e90cf145', 134, 234, 1, null, 1, -2, '1fa072a4-d3f1-409f-85a3-75cfa9f2e3f7', 1795452399843, 1795452409426);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched) values ('WZOnJC9rdp3OdOu7e9kqbA', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium"}],"rules":"classic","managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}]},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"1rir-gNkaC-nuT1GMUlG0Q"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"RXm8I3FH7PgFt39yhTY2MQ"}],"window":100,"step":0}', 5, 'windschatten-record 1
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
dice sealed 4c0b5589493d3c2a8c9e482b31d88d67130f2fd26f2398c9092d121224b345c9
actions
', '4b5bbcbf78c01ecc852ad8bbe8443d575c2ad0bd258a974c3ce2e38969dd0329', 19, 26, 1, 1, 0, 0, '1fa072a4-d3f1-409f-85a3-75cfa9f2e3f7', 1795452409953, 1795452411129);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched) values ('lAgUA16An3d6DctYCSAdOA', 'ausreisser', 'gathering', 1, '{"setup":{"riders":["rider-a","rider-b","rider-c"],"stages":1},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795452411157, 1795452411207);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 1, 'acts', '1 chance: draw spurt
  lead-drawn rider=1 card=spurt [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
2 chance: draw 41
  lead-drawn rider=2 card=41 [DA 2]
  lead-won rider=2 [DA 2]
  stage-began stage=1 leader=2 [DA 2]
  due what=deal rider=2 cards=6 [DA 2]
3 chance: draw 48
  dealt rider=2 card=48 [DA 2]
  due what=deal rider=1 cards=6 [DA 2]
4 chance: draw 41
  dealt rider=1 card=41 [DA 2]
  due what=deal rider=2 cards=5 [DA 2]
5 chance: draw 41
  dealt rider=2 card=41 [DA 2]
  due what=deal rider=1 cards=5 [DA 2]
6 chance: draw 43
  dealt rider=1 card=43 [DA 2]
  due what=deal rider=2 cards=4 [DA 2]
7 chance: draw 45
  dealt rider=2 card=45 [DA 2]
  due what=deal rider=1 cards=4 [DA 2]
8 chance: draw 48
  dealt rider=1 card=48 [DA 2]
  due what=deal rider=2 cards=3 [DA 2]
9 chance: draw 44
  dealt rider=2 card=44 [DA 2]
  due what=deal rider=1 cards=3 [DA 2]
10 chance: draw wind
  dealt rider=1 card=wind [DA 2]
  due what=deal rider=2 cards=2 [DA 2]
11 chance: draw 46
  dealt rider=2 card=46 [DA 2]
  due what=deal rider=1 cards=2 [DA 2]
12 chance: draw 46
  dealt rider=1 card=46 [DA 2]
  due what=deal rider=2 cards=1 [DA 2]
13 chance: draw 43
  dealt rider=2 card=43 [DA 2]
  due what=deal rider=1 cards=1 [DA 2]
14 chance: draw 39
  dealt rider=1 card=39 [DA 2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
15 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 2, 'acts', '16 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-0-15');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 3, 'acts', '17 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 4, 'acts', '18 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=2 [DA 3]
19 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
20 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 5, 'acts', '21 seat 0: lay 39,hill
  laid rider=1 card=39 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=48 [DA 4.1]
  dropped rider=1 speed=37 tempo=48 minutes=11 hill=yes [DA 4.1]
  due what=refill rider=1 cards=1 [DA 4.1]
22 chance: draw 40
  drew rider=1 card=40 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
23 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-0-20');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 6, 'acts', '24 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-1-23');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 7, 'acts', '25 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 8, 'acts', '26 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
27 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 9, 'acts', '28 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=44 change=3 minutes=14 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
29 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-1-27');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 10, 'acts', '30 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-2-29');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 11, 'acts', '31 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 12, 'acts', '32 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
33 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 13, 'acts', '34 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=46 change=4 minutes=18 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
35 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-2-33');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 14, 'acts', '36 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-3-35');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 15, 'acts', '37 seat 0: hill
  hill-laid rider=1 leader=2 how=out-of-turn tempo=41 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=2 [DA 3]
38 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
39 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 16, 'acts', '40 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=41 change=1 minutes=19 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
41 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-4-39');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 17, 'acts', '42 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-4-41');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 18, 'acts', '43 seat 0: hill
  hill-laid rider=1 leader=2 how=out-of-turn tempo=45 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=2 [DA 3]
44 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
45 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 19, 'acts', '46 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=45 change=1 minutes=18 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
47 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-6-45');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 20, 'acts', '48 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-5-47');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 21, 'acts', '49 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 22, 'acts', '50 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
51 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 23, 'acts', '52 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=42 change=6 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
53 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
54 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-7-51');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 24, 'acts', '55 seat 1: lay 46,spurt
  laid rider=2 card=46 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
56 chance: draw 48
  drew rider=2 card=48 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-6-54');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 25, 'acts', '57 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 26, 'acts', '58 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
59 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 27, 'acts', '60 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=46 change=4 minutes=8 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
61 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-8-59');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 28, 'acts', '62 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-7-61');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 29, 'acts', '63 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 30, 'acts', '64 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
65 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 31, 'acts', '66 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=44 change=5 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
67 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-9-65');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 32, 'acts', '68 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-8-67');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 33, 'acts', '69 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 34, 'acts', '70 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
71 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 35, 'acts', '72 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=49 change=1 minutes=2 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
73 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-10-71');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 36, 'acts', '74 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-9-73');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 37, 'acts', '75 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 38, 'acts', '76 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
77 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 39, 'acts', '78 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=43 change=2 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
79 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-11-77');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 40, 'acts', '80 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-10-79');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 41, 'acts', '81 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 42, 'acts', '82 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
83 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 43, 'acts', '84 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=50 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-12-83');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 44, 'acts', '85 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 45, 'acts', '86 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
87 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 46, 'acts', '88 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  dropped rider=2 speed=43 tempo=50 minutes=7 hill=no [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
89 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-11-87');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 47, 'acts', '90 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  led rider=1 speed=40 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-13-89');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 48, 'acts', '91 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 49, 'acts', '92 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
93 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 50, 'acts', '94 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  won-back rider=2 speed=42 tempo=40 change=2 minutes=5 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
95 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-12-93');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 51, 'acts', '96 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  led rider=1 speed=48 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-14-95');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 52, 'acts', '97 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 53, 'acts', '98 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
99 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 54, 'acts', '100 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  lost rider=2 speed=47 tempo=48 change=1 minutes=6 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
101 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-13-99');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 55, 'acts', '102 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=43 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-15-101');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 56, 'acts', '103 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 57, 'acts', '104 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
105 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 58, 'acts', '106 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  kept-up rider=2 speed=43 tempo=43 hill=no [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
107 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-14-105');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 59, 'acts', '108 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-16-107');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 60, 'acts', '109 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 61, 'acts', '110 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
111 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 62, 'acts', '112 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  won-back rider=2 speed=41 tempo=39 change=2 minutes=4 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
113 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-15-111');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 63, 'acts', '114 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=43 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-17-113');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 64, 'acts', '115 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 65, 'acts', '116 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
117 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 66, 'acts', '118 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  won-back rider=2 speed=45 tempo=43 change=2 minutes=2 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
119 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-16-117');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 67, 'acts', '120 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  led rider=1 speed=41 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-18-119');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 68, 'acts', '121 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 69, 'acts', '122 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
123 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 70, 'acts', '124 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  won-back rider=2 speed=44 tempo=41 change=2 minutes=0 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
125 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-17-123');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 71, 'acts', '126 seat 0: lay 40,spurt
  laid rider=1 card=40 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
127 chance: draw 39
  drew rider=1 card=39 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-19-125');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 72, 'acts', '128 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 73, 'acts', '129 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
130 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 74, 'acts', '131 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=45 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-18-130');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 75, 'acts', '132 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 76, 'acts', '133 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
134 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 77, 'acts', '135 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  dropped rider=1 speed=40 tempo=45 minutes=5 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
136 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-20-134');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 78, 'acts', '137 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-19-136');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 79, 'acts', '138 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 80, 'acts', '139 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
140 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 81, 'acts', '141 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=47 change=7 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
142 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-21-140');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 82, 'acts', '143 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-20-142');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 83, 'acts', '144 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 84, 'acts', '145 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
146 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 85, 'acts', '147 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=46 change=3 minutes=9 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
148 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-22-146');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 86, 'acts', '149 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-21-148');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 87, 'acts', '150 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 88, 'acts', '151 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
152 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 89, 'acts', '153 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=45 change=5 minutes=4 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
154 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-23-152');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 90, 'acts', '155 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-22-154');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 91, 'acts', '156 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 92, 'acts', '157 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
158 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 93, 'acts', '159 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=47 change=5 minutes=9 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
160 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-24-158');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 94, 'acts', '161 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-23-160');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 95, 'acts', '162 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 96, 'acts', '163 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
164 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 97, 'acts', '165 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=44 change=3 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
166 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-25-164');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 98, 'acts', '167 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-24-166');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 99, 'acts', '168 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 100, 'acts', '169 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
170 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 101, 'acts', '171 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=41 change=9 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
172 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-26-170');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 102, 'acts', '173 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-25-172');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 103, 'acts', '174 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 104, 'acts', '175 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
176 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
177 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 105, 'acts', '178 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  lost rider=1 speed=45 tempo=50 change=5 minutes=8 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
179 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-27-177');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 106, 'acts', '180 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-26-179');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 107, 'acts', '181 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 108, 'acts', '182 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
183 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 109, 'acts', '184 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  lost rider=1 speed=47 tempo=49 change=2 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
185 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-28-183');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 110, 'acts', '186 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-27-185');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 111, 'acts', '187 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 112, 'acts', '188 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
189 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 113, 'acts', '190 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=43 change=6 minutes=4 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
191 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-29-189');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 114, 'acts', '192 seat 1: lay 42,spurt
  laid rider=2 card=42 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
193 chance: draw 48
  drew rider=2 card=48 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-28-191');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 115, 'acts', '194 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 116, 'acts', '195 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
196 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 117, 'acts', '197 seat 0: lay 40,hill
  laid rider=1 card=40 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=44 [DA 4.1]
  lost rider=1 speed=40 tempo=44 change=4 minutes=8 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
198 chance: draw 48
  drew rider=1 card=48 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
199 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-30-196');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 118, 'acts', '200 seat 1: lay 44,spurt
  laid rider=2 card=44 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
201 chance: draw 39
  drew rider=2 card=39 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-29-199');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 119, 'acts', '202 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 120, 'acts', '203 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
204 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 121, 'acts', '205 seat 0: lay 42,hill
  laid rider=1 card=42 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=46 [DA 4.1]
  lost rider=1 speed=42 tempo=46 change=4 minutes=12 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
206 chance: draw 49
  drew rider=1 card=49 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
207 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-31-204');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 122, 'acts', '208 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
209 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-30-207');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 123, 'acts', '210 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=48 change=1 minutes=11 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
211 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-32-209');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 124, 'acts', '212 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
213 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
214 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-31-211');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 125, 'acts', '215 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  won-back rider=1 speed=40 tempo=39 change=1 minutes=10 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
216 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-33-214');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 126, 'acts', '217 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
218 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-32-216');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 127, 'acts', '219 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=44 change=4 minutes=14 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
220 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-34-218');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 128, 'acts', '221 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
222 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-33-220');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 129, 'acts', '223 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=48 change=1 minutes=13 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
224 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-35-222');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 130, 'acts', '225 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
226 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
227 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-34-224');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 131, 'acts', '228 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=44 tempo=43 change=1 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
229 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-36-227');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 132, 'acts', '230 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
231 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-35-229');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 133, 'acts', '232 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=45 change=1 minutes=11 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
233 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-37-231');
insert into race_rows (race, n, kind, line, id) values ('G-8y44kPMF09ZJiKS-wQPw', 134, 'acts', '234 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  stage-ended stage=1 leader=2 points=-11,1 [DA 5]
  due what=over rider=- cards=0 [DA 6]
', '1 2-36-233');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 1, 'acts', '1 chance: roll 1,6
  start-rolled manager=1 dice=1,6 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 3,4
  start-rolled manager=2 dice=3,4 [UR 5.1]
  start-tied managers=1,2 [UR 5.1]
  due what=start-roll rider=- asked=1 to=- length=0 [UR 5.1]
3 chance: roll 6,1
  start-rolled manager=1 dice=6,1 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
4 chance: roll 3,3
  start-rolled manager=2 dice=3,3 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 2, 'table', '{"fact":"answers","seat":1,"answers":{"follow":"never"}}', null);
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 3, 'acts', '5 seat 0: place 22 A5.2
  placed rider=22 at=A5.2 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-4');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 4, 'acts', '6 seat 1: place 32 A8.3
  placed rider=32 at=A8.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-5');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 5, 'acts', '7 seat 0: place 24 A6.3
  placed rider=24 at=A6.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-6');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 6, 'acts', '8 seat 1: place 33 A5.1
  placed rider=33 at=A5.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-7');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 7, 'acts', '9 seat 0: place 23 A6.4
  placed rider=23 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-8');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 8, 'acts', '10 seat 1: place 31 A7.2
  placed rider=31 at=A7.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-9');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 9, 'acts', '11 seat 0: place 21 A7.1
  placed rider=21 at=A7.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-3-10');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 10, 'acts', '12 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '1 2-3-11');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 11, 'acts', '13 seat 1: dice
  chose-dice rider=32 [UR 5.3]
14 chance: roll 5,2
  rolled rider=32 dice=5,2 total=7 [UR 5.3]
  total rider=32 total=7 change=0 points=7 alone=no [UR 5.6]
', '1 2-4-12');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 12, 'acts', '15 seat 1: move A11.2
  moved rider=32 from=A8.3 to=A11.2 length=3 [UR 5.3]
  crossed rider=32 line=1:S [UR 15]
  turn-began rider=34 [UR 5.2]
', '1 2-5-14');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 13, 'acts', '16 seat 1: dice
  chose-dice rider=34 [UR 5.3]
17 chance: roll 6,1
  rolled rider=34 dice=6,1 total=7 [UR 5.3]
  total rider=34 total=7 change=0 points=7 alone=no [UR 5.6]
', '1 2-6-15');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 14, 'acts', '18 seat 1: move A14.1
  moved rider=34 from=A8.4 to=A14.1 length=6 [UR 5.3]
  crossed rider=34 line=1:S [UR 15]
  turn-began rider=21 [UR 5.2]
', '1 2-7-17');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 15, 'acts', '19 seat 0: dice
  chose-dice rider=21 [UR 5.3]
20 chance: roll 3,2
  rolled rider=21 dice=3,2 total=5 [UR 5.3]
  total rider=21 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 1-4-18');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 16, 'acts', '21 seat 0: move A9.3
  moved rider=21 from=A7.1 to=A9.3 length=2 [UR 5.3]
  turn-began rider=31 [UR 5.2]
', '0 1-5-20');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 17, 'acts', '22 seat 1: dice
  chose-dice rider=31 [UR 5.3]
23 chance: roll 2,2
  rolled rider=31 dice=2,2 total=4 [UR 5.3]
  total rider=31 total=4 change=0 points=4 alone=no [UR 5.6]
', '1 2-8-21');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 18, 'acts', '24 seat 1: move A10.1
  moved rider=31 from=A7.2 to=A10.1 length=3 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '1 2-9-23');
insert into race_rows (race, n, kind, line, id) values ('WZOnJC9rdp3OdOu7e9kqbA', 19, 'acts', '25 seat 0: dice
  chose-dice rider=24 [UR 5.3]
26 chance: roll 5,5
  rolled rider=24 dice=5,5 total=10 [UR 5.3]
  total rider=24 total=10 change=0 points=10 alone=no [UR 5.6]
', '0 1-6-24');
insert into tokens (race, hash, seat) values ('G-8y44kPMF09ZJiKS-wQPw', '16322b744c3fd77570ae27692d2125961b86afbf4ac064ccfd96f289f8740992', -2);
insert into tokens (race, hash, seat) values ('G-8y44kPMF09ZJiKS-wQPw', '45ab674e9e237ebb1f298a80fc3e3c11937049c9d348ba628a1e30c0e68a3dda', 0);
insert into tokens (race, hash, seat) values ('G-8y44kPMF09ZJiKS-wQPw', 'd6687e98563e4fadfde2a89ad257f00977d7b050f456eac15abf898553fafc92', 1);
insert into tokens (race, hash, seat) values ('WZOnJC9rdp3OdOu7e9kqbA', '6852a67e43ae25a9eea06c027015327eccfffa0874f09d4870cddf2a20807747', -2);
insert into tokens (race, hash, seat) values ('WZOnJC9rdp3OdOu7e9kqbA', '79a314b86540d52c4f10dc164d0e05ba66ddb06da2444630918fb810843e7749', 0);
insert into tokens (race, hash, seat) values ('WZOnJC9rdp3OdOu7e9kqbA', 'b4e28f5ff312786649e455b1b040c6d2d04de236354d00380fda0966bf41515b', 1);
insert into tokens (race, hash, seat) values ('lAgUA16An3d6DctYCSAdOA', 'e8cf2b5d58f06551a0d806f971fd55cd96b883b77f47d40aa2abe705490719a9', -2);
insert into tokens (race, hash, seat) values ('lAgUA16An3d6DctYCSAdOA', '45c08659f92b27492ae8a1f6d434ccf174df22f208b674d286db69aadb6456f2', 0);
insert into replies (race, entries, seat, reply) values ('G-8y44kPMF09ZJiKS-wQPw', 36, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('G-8y44kPMF09ZJiKS-wQPw', 42, 0, 'hill');
insert into processes (id, until) values ('1fa072a4-d3f1-409f-85a3-75cfa9f2e3f7', 1795452412855);
insert into people (id, name, created) values ('1rir-gNkaC-nuT1GMUlG0Q', 'Eva Žižka', 1795452398953);
insert into people (id, name, created) values ('RXm8I3FH7PgFt39yhTY2MQ', 'Jan “J”', 1795452399161);
insert into person_tokens (person, hash) values ('1rir-gNkaC-nuT1GMUlG0Q', '713d9fed9866e04721019d71bd4b509142da6d087147cab6d691d29014590774');
insert into person_tokens (person, hash) values ('RXm8I3FH7PgFt39yhTY2MQ', '9a8f8bca45d7506b22b1cd1bf95bc675847ada40feae95e330b532ec8f6b1a06');
insert into phrases (hash, person) values ('82079ae74d5990deaaf8675c81b33d23768f71f3927f126340bcd772c618d6e0', '1rir-gNkaC-nuT1GMUlG0Q');
insert into person_seats (person, race, seat) values ('1rir-gNkaC-nuT1GMUlG0Q', 'G-8y44kPMF09ZJiKS-wQPw', 0);
insert into person_seats (person, race, seat) values ('RXm8I3FH7PgFt39yhTY2MQ', 'G-8y44kPMF09ZJiKS-wQPw', 1);
insert into person_seats (person, race, seat) values ('1rir-gNkaC-nuT1GMUlG0Q', 'WZOnJC9rdp3OdOu7e9kqbA', 0);
insert into person_seats (person, race, seat) values ('RXm8I3FH7PgFt39yhTY2MQ', 'WZOnJC9rdp3OdOu7e9kqbA', 1);
insert into house (name, said) values ('phrase-salt', 'db028db780ff5c11f95d6aa18709e7db');
