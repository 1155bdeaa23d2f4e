-- A store as commit 5bf054f with step 3 of src/server/store/migrations.ts has kept it while it served: never changed again.
create table store_steps (step integer primary key);
create table races ( id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null, head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null, turn integer not null, owner text, created bigint not null, touched bigint not null, notified integer not null default 0);
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
create table subscriptions ( person text not null, hash text not null, endpoint text not null, p256dh text not null, auth text not null, language text not null, primary key (person, hash));
create table present (race text not null, seat integer not null, process text not null, primary key (race, seat, process));
create index races_listed on races (listed, phase, touched);
create index races_owner on races (phase, owner);
create index phrases_person on phrases (person);
create index person_seats_race on person_seats (race, seat);
create index present_process on present (process);
insert into store_steps (step) values (1);
insert into store_steps (step) values (2);
insert into store_steps (step) values (3);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified) values ('hLzS83jGANx6Av5WXDXBvg', 'ausreisser', 'over', 1, '{"setup":{"riders":["rider-a","rider-b"],"stages":1},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"E1u7Qw-zCkZ4uMIIV-047g"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"3VVCPzmyJ6F-_XP1eglaWg"}],"window":100,"step":0}', 5, 'windschatten-record 1
game ausreisser 1
setup
  { "riders": ["Eva Žižka", "Jan “J”"], "stages": 1, "game": "full" }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed e378f906c0b18b8ca54939ea683ee256c84666790d6bde9c43a0d8454a27bbae
actions
', 'a0d33d8505dfcf6b4ba70360969e6a1e73ba79d5ad46289dc69c60c265e9425d', 140, 240, 1, null, 1, -2, '68cb4890-6127-4826-ad09-b25fea090399', 1795452433807, 1795452441897, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified) values ('Z4KbJcp16qNla_fnAGdx5Q', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium"}],"rules":"classic","managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}]},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"E1u7Qw-zCkZ4uMIIV-047g"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"3VVCPzmyJ6F-_XP1eglaWg"}],"window":100,"step":0}', 5, 'windschatten-record 1
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
dice sealed bb476498cd593df02d8789429db3f84ef249633cfe5305580d81a0de6200ad0c
actions
', '7fb81766ac26c2bd66f517dda9a9f57a4fe4c6d84f9d4d6582c3c86052f2187c', 20, 25, 1, 1, 0, 0, '68cb4890-6127-4826-ad09-b25fea090399', 1795452442292, 1795452443013, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified) values ('BOFZo8UoygJIhZ5GKc3NuA', 'ausreisser', 'gathering', 1, '{"setup":{"riders":["rider-a","rider-b","rider-c"],"stages":1},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795452443097, 1795452443129, 0);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 1, 'acts', '1 chance: draw 50
  lead-drawn rider=1 card=50 [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
2 chance: draw 44
  lead-drawn rider=2 card=44 [DA 2]
  lead-won rider=1 [DA 2]
  stage-began stage=1 leader=1 [DA 2]
  due what=deal rider=1 cards=6 [DA 2]
3 chance: draw 44
  dealt rider=1 card=44 [DA 2]
  due what=deal rider=2 cards=6 [DA 2]
4 chance: draw 39
  dealt rider=2 card=39 [DA 2]
  due what=deal rider=1 cards=5 [DA 2]
5 chance: draw 42
  dealt rider=1 card=42 [DA 2]
  due what=deal rider=2 cards=5 [DA 2]
6 chance: draw 39
  dealt rider=2 card=39 [DA 2]
  due what=deal rider=1 cards=4 [DA 2]
7 chance: draw 50
  dealt rider=1 card=50 [DA 2]
  due what=deal rider=2 cards=4 [DA 2]
8 chance: draw 42
  dealt rider=2 card=42 [DA 2]
  due what=deal rider=1 cards=3 [DA 2]
9 chance: draw 43
  dealt rider=1 card=43 [DA 2]
  due what=deal rider=2 cards=3 [DA 2]
10 chance: draw 44
  dealt rider=2 card=44 [DA 2]
  due what=deal rider=1 cards=2 [DA 2]
11 chance: draw hill
  dealt rider=1 card=hill [DA 2]
  due what=deal rider=2 cards=2 [DA 2]
12 chance: draw 46
  dealt rider=2 card=46 [DA 2]
  due what=deal rider=1 cards=1 [DA 2]
13 chance: draw 45
  dealt rider=1 card=45 [DA 2]
  due what=deal rider=2 cards=1 [DA 2]
14 chance: draw 49
  dealt rider=2 card=49 [DA 2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
15 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 2, 'acts', '16 seat 0: lay 44,hill
  laid rider=1 card=44 spurts=0 [DA 3]
  hill-laid rider=1 leader=1 how=with-card tempo=0 [DA 4.1]
  led rider=1 speed=44 [DA 3.1]
  due what=refill rider=1 cards=1 [DA 4.1]
17 chance: draw 42
  drew rider=1 card=42 [DA 3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
18 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-0-15');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 3, 'acts', '19 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  kept-up rider=2 speed=49 tempo=44 hill=yes [DA 4.1]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=1 [DA 3]
20 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-0-18');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 4, 'acts', '21 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-1-20');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 5, 'acts', '22 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 6, 'acts', '23 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
24 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 7, 'acts', '25 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=44 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-1-24');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 8, 'acts', '26 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 9, 'acts', '27 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
28 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 10, 'acts', '29 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=45 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-2-28');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 11, 'acts', '30 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 12, 'acts', '31 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
32 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 13, 'acts', '33 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=47 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-2-32');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 14, 'acts', '34 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 15, 'acts', '35 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
36 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 16, 'acts', '37 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=49 [DA 3.2]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-3-36');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 17, 'acts', '38 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 18, 'acts', '39 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
40 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 19, 'acts', '41 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  sheltered rider=2 speed=48 tempo=49 [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
42 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-3-40');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 20, 'acts', '43 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  led rider=1 speed=48 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-4-42');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 21, 'acts', '44 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 22, 'acts', '45 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
46 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 23, 'acts', '47 seat 1: lay 39,spurt
  laid rider=2 card=39 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
48 chance: draw 43
  drew rider=2 card=43 [DA 3]
  dropped rider=2 speed=41 tempo=48 minutes=7 hill=no [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
49 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-4-46');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 24, 'acts', '50 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  led rider=1 speed=41 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-5-49');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 25, 'acts', '51 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 26, 'acts', '52 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
53 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 27, 'acts', '54 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  kept-up rider=2 speed=41 tempo=41 hill=no [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
55 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-5-53');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 28, 'acts', '56 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  led rider=1 speed=44 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-6-55');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 29, 'acts', '57 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 30, 'acts', '58 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
59 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 31, 'acts', '60 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  won-back rider=2 speed=46 tempo=44 change=2 minutes=5 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
61 chance: draw 46
  drew rider=1 card=46 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-6-59');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 32, 'acts', '62 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  led rider=1 speed=50 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-7-61');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 33, 'acts', '63 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 34, 'acts', '64 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
65 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 35, 'acts', '66 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  lost rider=2 speed=45 tempo=50 change=5 minutes=10 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
67 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-7-65');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 36, 'acts', '68 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  led rider=1 speed=47 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-8-67');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 37, 'acts', '69 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 38, 'acts', '70 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
71 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 39, 'acts', '72 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  lost rider=2 speed=43 tempo=47 change=4 minutes=14 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
73 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-8-71');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 40, 'acts', '74 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  led rider=1 speed=40 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-9-73');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 41, 'acts', '75 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 42, 'acts', '76 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
77 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 43, 'acts', '78 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  won-back rider=2 speed=42 tempo=40 change=2 minutes=12 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
79 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-9-77');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 44, 'acts', '80 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-10-79');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 45, 'acts', '81 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 46, 'acts', '82 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
83 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 47, 'acts', '84 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  won-back rider=2 speed=46 tempo=42 change=4 minutes=8 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
85 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-10-83');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 48, 'acts', '86 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-11-85');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 49, 'acts', '87 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 50, 'acts', '88 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
89 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 51, 'acts', '90 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  won-back rider=2 speed=43 tempo=39 change=4 minutes=4 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
91 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-11-89');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 52, 'acts', '92 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  led rider=1 speed=50 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-12-91');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 53, 'acts', '93 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 54, 'acts', '94 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
95 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 55, 'acts', '96 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  lost rider=2 speed=43 tempo=50 change=7 minutes=11 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
97 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-12-95');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 56, 'acts', '98 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  led rider=1 speed=46 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-13-97');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 57, 'acts', '99 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 58, 'acts', '100 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
101 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 59, 'acts', '102 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  won-back rider=2 speed=49 tempo=46 change=3 minutes=8 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
103 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-13-101');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 60, 'acts', '104 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  led rider=1 speed=47 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-14-103');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 61, 'acts', '105 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 62, 'acts', '106 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
107 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 63, 'acts', '108 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  lost rider=2 speed=44 tempo=47 change=3 minutes=11 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
109 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-14-107');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 64, 'acts', '110 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  led rider=1 speed=42 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-15-109');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 65, 'acts', '111 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 66, 'acts', '112 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
113 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 67, 'acts', '114 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  lost rider=2 speed=41 tempo=42 change=1 minutes=12 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
115 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-15-113');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 68, 'acts', '116 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  led rider=1 speed=41 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-16-115');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 69, 'acts', '117 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 70, 'acts', '118 seat 0: hill
  hill-laid rider=1 leader=1 how=out-of-turn tempo=41 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
119 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 71, 'acts', '120 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  won-back rider=2 speed=48 tempo=41 change=7 minutes=5 [DA 3.3]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=2 [DA 3]
121 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
122 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-16-119');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 72, 'acts', '123 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  led rider=1 speed=39 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-18-122');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 73, 'acts', '124 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 74, 'acts', '125 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
126 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
127 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 75, 'acts', '128 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  lost rider=2 speed=37 tempo=39 change=2 minutes=7 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
129 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-17-127');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 76, 'acts', '130 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=43 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-19-129');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 77, 'acts', '131 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 78, 'acts', '132 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
133 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 79, 'acts', '134 seat 1: lay 40,hill
  laid rider=2 card=40 spurts=0 [DA 3]
  hill-laid rider=2 leader=1 how=with-card tempo=43 [DA 4.1]
  lost rider=2 speed=40 tempo=43 change=3 minutes=10 [DA 3.3]
  due what=refill rider=2 cards=1 [DA 4.1]
135 chance: draw 50
  drew rider=2 card=50 [DA 3]
  turn-began rider=1 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=1 cards=1 [DA 3]
136 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-19-133');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 80, 'acts', '137 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  led rider=1 speed=44 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-20-136');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 81, 'acts', '138 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 82, 'acts', '139 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
140 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 83, 'acts', '141 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  won-back rider=2 speed=45 tempo=44 change=1 minutes=9 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
142 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
143 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-20-140');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 84, 'acts', '144 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=41 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-21-143');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 85, 'acts', '145 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 86, 'acts', '146 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
147 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 87, 'acts', '148 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  won-back rider=2 speed=48 tempo=41 change=7 minutes=2 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
149 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-21-147');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 88, 'acts', '150 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  led rider=1 speed=47 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-22-149');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 89, 'acts', '151 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 90, 'acts', '152 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
153 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 91, 'acts', '154 seat 1: lay 46,spurt
  laid rider=2 card=46 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
155 chance: draw 42
  drew rider=2 card=42 [DA 3]
  won-back rider=2 speed=48 tempo=47 change=1 minutes=1 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
156 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-22-153');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 92, 'acts', '157 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  led rider=1 speed=48 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-23-156');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 93, 'acts', '158 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 94, 'acts', '159 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
160 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 95, 'acts', '161 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  lost rider=2 speed=39 tempo=48 change=9 minutes=10 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
162 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
163 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
164 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-23-160');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 96, 'acts', '165 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  led rider=1 speed=41 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-24-164');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 97, 'acts', '166 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 98, 'acts', '167 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
168 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 99, 'acts', '169 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  won-back rider=2 speed=46 tempo=41 change=5 minutes=5 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
170 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-24-168');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 100, 'acts', '171 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  led rider=1 speed=43 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-25-170');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 101, 'acts', '172 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 102, 'acts', '173 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
174 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 103, 'acts', '175 seat 1: lay 50,spurt
  laid rider=2 card=50 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
176 chance: draw 42
  drew rider=2 card=42 [DA 3]
  won-back rider=2 speed=52 tempo=43 change=5 minutes=0 [DA 3.3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
177 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-25-174');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 104, 'acts', '178 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  led rider=1 speed=45 [DA 3.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', '0 1-26-177');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 105, 'acts', '179 seat 1: pass
  passed rider=2 [DA 4.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 106, 'acts', '180 seat 0: pass
  passed rider=1 [DA 4.1]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
181 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 107, 'acts', '182 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  took-lead rider=2 from=1 speed=50 [DA 3.2]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-26-181');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 108, 'acts', '183 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 109, 'acts', '184 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
185 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 110, 'acts', '186 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  dropped rider=1 speed=41 tempo=50 minutes=9 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
187 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-27-185');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 111, 'acts', '188 seat 1: lay 42,spurt
  laid rider=2 card=42 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
189 chance: draw 40
  drew rider=2 card=40 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-27-187');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 112, 'acts', '190 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 113, 'acts', '191 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
192 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 114, 'acts', '193 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=44 change=3 minutes=12 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
194 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-28-192');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 115, 'acts', '195 seat 1: lay 39,hill
  laid rider=2 card=39 spurts=0 [DA 3]
  hill-laid rider=2 leader=2 how=with-card tempo=44 [DA 4.1]
  led rider=2 speed=39 [DA 3.1]
  due what=refill rider=2 cards=1 [DA 4.1]
196 chance: draw 46
  drew rider=2 card=46 [DA 3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
197 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-29-194');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 116, 'acts', '198 seat 0: lay 49,spurt
  laid rider=1 card=49 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
199 chance: draw 46
  drew rider=1 card=46 [DA 3]
  won-back rider=1 speed=50 tempo=39 change=11 minutes=1 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
200 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-29-197');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 117, 'acts', '201 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-30-200');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 118, 'acts', '202 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 119, 'acts', '203 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
204 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 120, 'acts', '205 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  lost rider=1 speed=46 tempo=48 change=2 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
206 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-30-204');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 121, 'acts', '207 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-31-206');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 122, 'acts', '208 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 123, 'acts', '209 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
210 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 124, 'acts', '211 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=43 change=3 minutes=6 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
212 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-31-210');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 125, 'acts', '213 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-32-212');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 126, 'acts', '214 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 127, 'acts', '215 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
216 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 128, 'acts', '217 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=39 change=6 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
218 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-32-216');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 129, 'acts', '219 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-33-218');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 130, 'acts', '220 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 131, 'acts', '221 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
222 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null);
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 132, 'acts', '223 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  sheltered rider=1 speed=49 tempo=49 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
224 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-33-222');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 133, 'acts', '225 seat 1: lay 40,hill
  laid rider=2 card=40 spurts=0 [DA 3]
  hill-laid rider=2 leader=2 how=with-card tempo=49 [DA 4.1]
  led rider=2 speed=40 [DA 3.1]
  due what=refill rider=2 cards=1 [DA 4.1]
226 chance: draw 44
  drew rider=2 card=44 [DA 3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
227 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-34-224');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 134, 'acts', '228 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  kept-up rider=1 speed=41 tempo=40 hill=yes [DA 4.1]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
229 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-34-227');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 135, 'acts', '230 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
231 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-35-229');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 136, 'acts', '232 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  sheltered rider=1 speed=47 tempo=48 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
233 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-35-231');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 137, 'acts', '234 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
235 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-36-233');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 138, 'acts', '236 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  took-lead rider=1 from=2 speed=44 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
237 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-36-235');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 139, 'acts', '238 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  sheltered rider=2 speed=42 tempo=44 [DA 3.2]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
239 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-37-237');
insert into race_rows (race, n, kind, line, id) values ('hLzS83jGANx6Av5WXDXBvg', 140, 'acts', '240 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  led rider=1 speed=38 [DA 3.1]
  stage-ended stage=1 leader=1 points=1,0 [DA 5]
  due what=over rider=- cards=0 [DA 6]
', '0 1-37-239');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 1, 'acts', '1 chance: roll 6,1
  start-rolled manager=1 dice=6,1 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 1,5
  start-rolled manager=2 dice=1,5 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 2, 'table', '{"fact":"answers","seat":1,"answers":{"follow":"never"}}', null);
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 3, 'acts', '3 seat 0: place 22 A5.2
  placed rider=22 at=A5.2 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-2');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 4, 'acts', '4 seat 1: place 32 A8.3
  placed rider=32 at=A8.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-3');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 5, 'acts', '5 seat 0: place 24 A6.3
  placed rider=24 at=A6.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-4');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 6, 'acts', '6 seat 1: place 33 A5.1
  placed rider=33 at=A5.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-5');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 7, 'acts', '7 seat 0: place 23 A6.4
  placed rider=23 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-6');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 8, 'acts', '8 seat 1: place 31 A7.2
  placed rider=31 at=A7.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-7');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 9, 'acts', '9 seat 0: place 21 A7.1
  placed rider=21 at=A7.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-3-8');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 10, 'acts', '10 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '1 2-3-9');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 11, 'acts', '11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 4,3
  rolled rider=32 dice=4,3 total=7 [UR 5.3]
  total rider=32 total=7 change=0 points=7 alone=no [UR 5.6]
', '1 2-4-10');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 12, 'acts', '13 seat 1: move A11.2
  moved rider=32 from=A8.3 to=A11.2 length=3 [UR 5.3]
  crossed rider=32 line=1:S [UR 15]
  turn-began rider=34 [UR 5.2]
', '1 2-5-12');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 13, 'acts', '14 seat 1: dice
  chose-dice rider=34 [UR 5.3]
15 chance: roll 1,2
  rolled rider=34 dice=1,2 total=3 [UR 5.3]
  total rider=34 total=3 change=0 points=3 alone=no [UR 5.6]
', '1 2-6-13');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 14, 'acts', '16 seat 1: move A10.3
  moved rider=34 from=A8.4 to=A10.3 length=2 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '1 2-7-15');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 15, 'acts', '17 seat 0: dice
  chose-dice rider=21 [UR 5.3]
18 chance: roll 2,6
  rolled rider=21 dice=2,6 total=8 [UR 5.3]
  total rider=21 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 1-4-16');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 16, 'acts', '19 seat 0: move A12.2
  moved rider=21 from=A7.1 to=A12.2 length=5 [UR 5.3]
  crossed rider=21 line=1:S [UR 15]
  turn-began rider=31 [UR 5.2]
', '0 1-5-18');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 17, 'acts', '20 seat 1: dice
  chose-dice rider=31 [UR 5.3]
21 chance: roll 2,2
  rolled rider=31 dice=2,2 total=4 [UR 5.3]
  total rider=31 total=4 change=0 points=4 alone=no [UR 5.6]
', '1 2-8-19');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 18, 'acts', '22 seat 1: move A10.1
  moved rider=31 from=A7.2 to=A10.1 length=3 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '1 2-9-21');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 19, 'acts', '23 seat 0: dice
  chose-dice rider=24 [UR 5.3]
24 chance: roll 4,4
  rolled rider=24 dice=4,4 total=8 [UR 5.3]
  total rider=24 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 1-6-22');
insert into race_rows (race, n, kind, line, id) values ('Z4KbJcp16qNla_fnAGdx5Q', 20, 'acts', '25 seat 0: move A9.4
  moved rider=24 from=A6.3 to=A9.4 length=3 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 1-7-24');
insert into tokens (race, hash, seat) values ('hLzS83jGANx6Av5WXDXBvg', '1cdc900a09d4b26bec93c22b433bed5c3b0a034978b97b7957bf60492644fbce', -2);
insert into tokens (race, hash, seat) values ('hLzS83jGANx6Av5WXDXBvg', '0316f1c729cd6c58ce45ede4c21908d3060c3a2de2236f817c1b3b5ff8781f66', 0);
insert into tokens (race, hash, seat) values ('hLzS83jGANx6Av5WXDXBvg', 'c97972bcf5b012d3c8e378c152b1521b20d4dae998525774f6fba23d7710316e', 1);
insert into tokens (race, hash, seat) values ('Z4KbJcp16qNla_fnAGdx5Q', '1f1ee5438576797746f7dc6f1e020704d47d7be9af605bd0d04bd26137a40d14', -2);
insert into tokens (race, hash, seat) values ('Z4KbJcp16qNla_fnAGdx5Q', '7c4b11a68ceb506fa2f438e8be86dbd9341c15efc759b49fc967c85038cdefc6', 0);
insert into tokens (race, hash, seat) values ('Z4KbJcp16qNla_fnAGdx5Q', 'a61b51a66eb5ce600734a9478419448349d2ffec6953cc1212d5c078ff80cb37', 1);
insert into tokens (race, hash, seat) values ('BOFZo8UoygJIhZ5GKc3NuA', '0ebca4212ff8061762e4055cf43985f8db6bea4d403e717ca78173376cdb2957', -2);
insert into tokens (race, hash, seat) values ('BOFZo8UoygJIhZ5GKc3NuA', 'a4061dfae47099f19648488b4aabb1df47d967988e411152f5346593cabb2012', 0);
insert into replies (race, entries, seat, reply) values ('hLzS83jGANx6Av5WXDXBvg', 116, 0, 'hill');
insert into replies (race, entries, seat, reply) values ('hLzS83jGANx6Av5WXDXBvg', 130, 1, 'pass');
insert into replies (race, entries, seat, reply) values ('hLzS83jGANx6Av5WXDXBvg', 189, 1, 'pass');
insert into processes (id, until) values ('68cb4890-6127-4826-ad09-b25fea090399', 1795452444855);
insert into people (id, name, created) values ('E1u7Qw-zCkZ4uMIIV-047g', 'Eva Žižka', 1795452433108);
insert into people (id, name, created) values ('3VVCPzmyJ6F-_XP1eglaWg', 'Jan “J”', 1795452433225);
insert into person_tokens (person, hash) values ('E1u7Qw-zCkZ4uMIIV-047g', 'b996426319bc88eef4948c7183e43a28d441366f0a141ff21f7dc0dd44ab1853');
insert into person_tokens (person, hash) values ('3VVCPzmyJ6F-_XP1eglaWg', '9900700fcd3a538110ebc64a965c625f741ae15c7b01726a2cb592985bdfb325');
insert into phrases (hash, person) values ('ea623dc8f28d9437e34f533fb216ad4382a997948611b840ea7c3ec7634b247a', 'E1u7Qw-zCkZ4uMIIV-047g');
insert into person_seats (person, race, seat) values ('E1u7Qw-zCkZ4uMIIV-047g', 'hLzS83jGANx6Av5WXDXBvg', 0);
insert into person_seats (person, race, seat) values ('3VVCPzmyJ6F-_XP1eglaWg', 'hLzS83jGANx6Av5WXDXBvg', 1);
insert into person_seats (person, race, seat) values ('E1u7Qw-zCkZ4uMIIV-047g', 'Z4KbJcp16qNla_fnAGdx5Q', 0);
insert into person_seats (person, race, seat) values ('3VVCPzmyJ6F-_XP1eglaWg', 'Z4KbJcp16qNla_fnAGdx5Q', 1);
insert into house (name, said) values ('phrase-salt', 'aa838fb7f12f514da2ec05923b518ca0');
insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ('E1u7Qw-zCkZ4uMIIV-047g', 'h', 'https://push.example/1', 'p', 'a', 'cs');
