-- A store as version 0.1.0 with step 1 of src/server/store/migrations.ts has kept it: never changed again.
create table store_steps (step integer primary key);
insert into store_steps (step) values (1);
create table races (id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null, head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null, turn integer not null, owner text, created bigint not null, touched bigint not null);
create index races_listed on races (listed, phase, touched);
create index races_owner on races (phase, owner);
create table race_rows (race text not null, n integer not null, kind text not null, line text not null, id text, primary key (race, n));
create table tokens (race text not null, hash text not null, seat integer not null, primary key (race, hash));
create table replies (race text not null, entries integer not null, seat integer not null, reply text not null, primary key (race, entries, seat));
create table processes (id text primary key, until bigint not null);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched) values ('5t6nCIm0KeO65dHgLfjxDQ', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium"}],"rules":"classic","managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}]},"seats":[{"open":true,"bot":"easy","name":"Person 0","ready":true},{"open":true,"bot":"easy","name":"Person 1","ready":true}],"window":100,"step":0}', 5, 'windschatten-record 1
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
    "managers": [{ "name": "Person 0", "teams": ["red"] }, { "name": "Person 1", "teams": ["blue"] }],
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
seat 0 "Person 0"
seat 1 "Person 1"
dice sealed ae5f72cd79f8dd23127caaf127d4b39fb87870afb36ad95394e0202014f4bf92
actions
', '33b1a1712d0c7e95211a211dea85c714f52bbcba80752e190087246b0475db24', 24, 31, 1, 1, 0, 0, 'handed', 1795347096225, 1795347096586);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched) values ('P2NM795L8SrCHGdlXzv9Yw', 'reifenbreite', 'gathering', 1, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium"}],"rules":"classic","managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}]},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false}],"window":5000,"step":700}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795347096600, 1795347096617);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched) values ('jjwOzDvBrVWWd6p2W6lEVQ', 'reifenbreite', 'over', 1, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium"}],"rules":"classic","managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}]},"seats":[{"open":true,"bot":"easy","name":"Person 0","ready":true},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0}', 3, 'windschatten-record 1
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
    "managers": [{ "name": "Person 0", "teams": ["red"] }, { "name": "team-b", "teams": ["blue"] }],
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
seat 0 "Person 0"
seat 1 "team-b"
dice sealed c0cbc32cb29eff172f61d2bed8ac7e7633a6a770816ee2c7f9ee9a14875f94a9
actions
', '6cc8b7655876dfdd6aa3d26e47492af52a1820fc421a91022e430684c8298d68', 216, 331, 1, 21, 1, -2, 'a080e4aa-71a8-474f-a389-e510cf25b900', 1795347093126, 1795347096206);
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 1, 'acts', '1 chance: roll 1,4
  start-rolled manager=1 dice=1,4 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 3,4
  start-rolled manager=2 dice=3,4 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 2, 'acts', '3 seat 1: place 31 A6.2
  placed rider=31 at=A6.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-2');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 3, 'acts', '4 seat 0: place 22 A6.4
  placed rider=22 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-3');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 4, 'acts', '5 seat 1: place 33 A5.3
  placed rider=33 at=A5.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-4');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 5, 'acts', '6 seat 0: place 24 A7.3
  placed rider=24 at=A7.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-5');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 6, 'acts', '7 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-6');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 7, 'acts', '8 seat 0: place 23 A5.1
  placed rider=23 at=A5.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-7');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 8, 'acts', '9 seat 1: place 32 A8.1
  placed rider=32 at=A8.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-3-8');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 9, 'acts', '10 seat 0: place 21 A7.2
  placed rider=21 at=A7.2 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 1-3-9');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 10, 'acts', '11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 4,6
  rolled rider=32 dice=4,6 total=10 [UR 5.3]
  total rider=32 total=10 change=0 points=10 alone=no [UR 5.6]
', '1 2-4-10');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 11, 'acts', '13 seat 1: move A10.2
  moved rider=32 from=A8.1 to=A10.2 length=2 [UR 5.3]
  turn-began rider=34 [UR 5.2]
', '1 2-5-12');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 12, 'acts', '14 seat 1: dice
  chose-dice rider=34 [UR 5.3]
15 chance: roll 6,6
  rolled rider=34 dice=6,6 total=12 [UR 5.3]
  total rider=34 total=12 change=0 points=12 alone=no [UR 5.6]
', '1 2-6-13');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 13, 'acts', '16 seat 1: move A13.4
  moved rider=34 from=A8.4 to=A13.4 length=5 [UR 5.3]
  crossed rider=34 line=1:S [UR 15]
  turn-began rider=21 [UR 5.2]
', '1 2-7-15');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 14, 'acts', '17 seat 0: ask 31
  lead-offered rider=21 asked=31 [UR 16]
  due what=answer rider=21 asked=31 to=- length=0 [UR 16]
', '0 1-4-16');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 15, 'acts', '18 seat 1: refuse
  lead-refused rider=21 asked=31 [UR 16]
  due what=turn rider=21 asked=- to=- length=0 [UR 5.6]
', '1 2-8-17');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 16, 'acts', '19 seat 0: dice
  chose-dice rider=21 [UR 5.3]
20 chance: roll 1,6
  rolled rider=21 dice=1,6 total=7 [UR 5.3]
  total rider=21 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 1-5-18');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 17, 'acts', '21 seat 0: move A12.4
  moved rider=21 from=A7.2 to=A12.4 length=5 [UR 5.3]
  crossed rider=21 line=1:S [UR 15]
  due what=follow rider=21 asked=31 to=A11.4 length=5 [UR 5.4]
', '0 1-6-20');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 18, 'acts', '22 seat 1: stay
  stayed rider=31 leader=21 [UR 5.4]
  turn-began rider=24 [UR 5.2]
', '1 2-9-21');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 19, 'acts', '23 seat 0: dice
  chose-dice rider=24 [UR 5.3]
24 chance: roll 4,1
  rolled rider=24 dice=4,1 total=5 [UR 5.3]
  total rider=24 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 1-7-22');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 20, 'acts', '25 seat 0: move A11.4
  moved rider=24 from=A7.3 to=A11.4 length=4 [UR 5.3]
  crossed rider=24 line=1:S [UR 15]
  turn-began rider=31 [UR 5.2]
', '0 1-8-24');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 21, 'acts', '26 seat 1: dice
  chose-dice rider=31 [UR 5.3]
27 chance: roll 3,1
  rolled rider=31 dice=3,1 total=4 [UR 5.3]
  total rider=31 total=4 change=0 points=4 alone=no [UR 5.6]
', '1 2-10-25');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 22, 'acts', '28 seat 1: move A8.3
  moved rider=31 from=A6.2 to=A8.3 length=2 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '1 2-11-27');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 23, 'acts', '29 seat 0: dice
  chose-dice rider=22 [UR 5.3]
30 chance: roll 3,4
  rolled rider=22 dice=3,4 total=7 [UR 5.3]
  total rider=22 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 1-9-28');
insert into race_rows (race, n, kind, line, id) values ('5t6nCIm0KeO65dHgLfjxDQ', 24, 'acts', '31 seat 0: move A10.3
  moved rider=22 from=A6.4 to=A10.3 length=4 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 1-10-30');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 1, 'acts', '1 chance: roll 1,3
  start-rolled manager=1 dice=1,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 4,6
  start-rolled manager=2 dice=4,6 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 2, 'acts', '3 seat 1: place 31 A8.3
  placed rider=31 at=A8.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 3, 'acts', '4 seat 0: place 21 A7.3
  placed rider=21 at=A7.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 7-0-3');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 4, 'acts', '5 seat 1: place 32 A8.1
  placed rider=32 at=A8.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 5, 'acts', '6 seat 0: place 23 A6.4
  placed rider=23 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 7-1-5');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 6, 'acts', '7 seat 1: place 33 A8.2
  placed rider=33 at=A8.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 7, 'acts', '8 seat 0: place 22 A5.1
  placed rider=22 at=A5.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 7-2-7');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 8, 'acts', '9 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 9, 'acts', '10 seat 0: place 24 A5.2
  placed rider=24 at=A5.2 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 7-3-9');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 10, 'acts', '11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 2,6
  rolled rider=32 dice=2,6 total=8 [UR 5.3]
  total rider=32 total=8 change=0 points=8 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 11, 'acts', '13 seat 1: move A16.4
  moved rider=32 from=A8.1 to=A16.4 length=8 [UR 5.3]
  crossed rider=32 line=1:S [UR 15]
  turn-began rider=33 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 12, 'acts', '14 seat 1: dice
  chose-dice rider=33 [UR 5.3]
15 chance: roll 5,3
  rolled rider=33 dice=5,3 total=8 [UR 5.3]
  total rider=33 total=8 change=0 points=8 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 13, 'acts', '16 seat 1: move A15.4
  moved rider=33 from=A8.2 to=A15.4 length=7 [UR 5.3]
  crossed rider=33 line=1:S [UR 15]
  turn-began rider=31 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 14, 'acts', '17 seat 1: dice
  chose-dice rider=31 [UR 5.3]
18 chance: roll 2,5
  rolled rider=31 dice=2,5 total=7 [UR 5.3]
  total rider=31 total=7 change=0 points=7 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 15, 'acts', '19 seat 1: move A14.4
  moved rider=31 from=A8.3 to=A14.4 length=6 [UR 5.3]
  crossed rider=31 line=1:S [UR 15]
  due what=follow rider=31 asked=21 to=A13.4 length=6 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 16, 'acts', '20 seat 0: stay
  stayed rider=21 leader=31 [UR 5.4]
  turn-began rider=34 [UR 5.2]
', '0 7-4-19');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 17, 'acts', '21 seat 1: dice
  chose-dice rider=34 [UR 5.3]
22 chance: roll 1,6
  rolled rider=34 dice=1,6 total=7 [UR 5.3]
  total rider=34 total=7 change=0 points=7 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 18, 'acts', '23 seat 1: move A15.3
  moved rider=34 from=A8.4 to=A15.3 length=7 [UR 5.3]
  crossed rider=34 line=1:S [UR 15]
  turn-began rider=21 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 19, 'acts', '24 seat 0: dice
  chose-dice rider=21 [UR 5.3]
25 chance: roll 6,1
  rolled rider=21 dice=6,1 total=7 [UR 5.3]
  total rider=21 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 7-5-23');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 20, 'acts', '26 seat 0: move A13.2
  moved rider=21 from=A7.3 to=A13.2 length=6 [UR 5.3]
  crossed rider=21 line=1:S [UR 15]
  turn-began rider=23 [UR 5.2]
', '0 7-6-25');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 21, 'acts', '27 seat 0: dice
  chose-dice rider=23 [UR 5.3]
28 chance: roll 6,6
  rolled rider=23 dice=6,6 total=12 [UR 5.3]
  total rider=23 total=12 change=0 points=12 alone=no [UR 5.6]
', '0 7-7-26');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 22, 'acts', '29 seat 0: move A11.3
  moved rider=23 from=A6.4 to=A11.3 length=5 [UR 5.3]
  crossed rider=23 line=1:S [UR 15]
  turn-began rider=22 [UR 5.2]
', '0 7-8-28');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 23, 'acts', '30 seat 0: dice
  chose-dice rider=22 [UR 5.3]
31 chance: roll 3,3
  rolled rider=22 dice=3,3 total=6 [UR 5.3]
  total rider=22 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-9-29');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 24, 'acts', '32 seat 0: move A11.2
  moved rider=22 from=A5.1 to=A11.2 length=6 [UR 5.3]
  crossed rider=22 line=1:S [UR 15]
  turn-began rider=24 [UR 5.2]
', '0 7-10-31');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 25, 'acts', '33 seat 0: dice
  chose-dice rider=24 [UR 5.3]
34 chance: roll 5,3
  rolled rider=24 dice=5,3 total=8 [UR 5.3]
  total rider=24 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-11-32');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 26, 'acts', '35 seat 0: move A11.1
  moved rider=24 from=A5.2 to=A11.1 length=6 [UR 5.3]
  crossed rider=24 line=1:S [UR 15]
  round-began round=2 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 7-12-34');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 27, 'acts', '36 seat 1: cards 32-6M,J-6M
  played-cards rider=32 cards=32-6M,J-6M breakaway=no [UR 6]
  total rider=32 total=12 change=0 points=12 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 28, 'acts', '37 seat 1: move B9.4
  moved rider=32 from=A16.4 to=B9.4 length=12 [UR 5.3]
  due what=follow rider=32 asked=33 to=B8.4 length=12 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 29, 'acts', '38 seat 1: follow
  followed rider=33 leader=32 from=A15.4 to=B8.4 length=12 [UR 5.4]
  due what=follow rider=33 asked=31 to=B7.4 length=12 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 30, 'acts', '39 seat 1: follow
  followed rider=31 leader=33 from=A14.4 to=B7.4 length=12 [UR 5.4]
  turn-began rider=34 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 31, 'acts', '40 seat 1: cards 34-5,J-5
  played-cards rider=34 cards=34-5,J-5 breakaway=no [UR 6]
  total rider=34 total=10 change=0 points=10 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 32, 'acts', '41 seat 1: move B6.4
  moved rider=34 from=A15.3 to=B6.4 length=10 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 33, 'acts', '42 seat 0: cards 21-6M,J-6M
  played-cards rider=21 cards=21-6M,J-6M breakaway=no [UR 6]
  total rider=21 total=12 change=0 points=12 alone=no [UR 5.6]
', '0 7-13-41');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 34, 'acts', '43 seat 0: move A16.3
  moved rider=21 from=A13.2 to=A16.3 length=3 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-14-42');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 35, 'acts', '44 seat 0: dice
  chose-dice rider=24 [UR 5.3]
45 chance: roll 5,1
  rolled rider=24 dice=5,1 total=6 [UR 5.3]
  total rider=24 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-15-43');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 36, 'acts', '46 seat 0: move A14.1
  moved rider=24 from=A11.1 to=A14.1 length=3 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-16-45');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 37, 'acts', '47 seat 0: dice
  chose-dice rider=22 [UR 5.3]
48 chance: roll 3,1
  rolled rider=22 dice=3,1 total=4 [UR 5.3]
  total rider=22 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-17-46');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 38, 'acts', '49 seat 0: move A12.2
  moved rider=22 from=A11.2 to=A12.2 length=1 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-18-48');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 39, 'acts', '50 seat 0: cards 23-6M,J-5
  played-cards rider=23 cards=23-6M,J-5 breakaway=no [UR 6]
  total rider=23 total=11 change=0 points=11 alone=no [UR 5.6]
', '0 7-19-49');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 40, 'acts', '51 seat 0: move A18.2
  moved rider=23 from=A11.3 to=A18.2 length=7 [UR 5.3]
  round-began round=3 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 7-20-50');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 41, 'acts', '52 seat 1: dice
  chose-dice rider=32 [UR 5.3]
53 chance: roll 3,4
  rolled rider=32 dice=3,4 total=7 [UR 5.3]
  due what=card rider=32 asked=- to=- length=0 [UR 7]
54 chance: card plus-3
  chance-drawn rider=32 card=plus-3 photos=0 dice=0 [UR 7]
  total rider=32 total=10 change=0 points=10 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 42, 'acts', '55 seat 1: move C3.2
  moved rider=32 from=B9.4 to=C3.2 length=10 [UR 5.3]
  due what=follow rider=32 asked=33 to=C2.2 length=10 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 43, 'acts', '56 seat 1: stay
  stayed rider=33 leader=32 [UR 5.4]
  turn-began rider=33 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 44, 'acts', '57 seat 1: cards 33-6M
  played-cards rider=33 cards=33-6M breakaway=no [UR 6]
58 chance: roll 3
  rolled rider=33 dice=3 total=9 [UR 5.3]
  total rider=33 total=9 change=0 points=9 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 45, 'acts', '59 seat 1: move C1.2
  moved rider=33 from=B8.4 to=C1.2 length=9 [UR 5.3]
  due what=follow rider=33 asked=31 to=B20.2 length=9 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 46, 'acts', '60 seat 1: follow
  followed rider=31 leader=33 from=B7.4 to=B20.2 length=9 [UR 5.4]
  turn-began rider=34 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 47, 'acts', '61 seat 1: dice
  chose-dice rider=34 [UR 5.3]
62 chance: roll 6,6
  rolled rider=34 dice=6,6 total=12 [UR 5.3]
  total rider=34 total=12 change=0 points=12 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 48, 'acts', '63 seat 1: move B17.3
  moved rider=34 from=B6.4 to=B17.3 length=9 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 49, 'acts', '64 seat 0: dice
  chose-dice rider=23 [UR 5.3]
65 chance: roll 4,3
  rolled rider=23 dice=4,3 total=7 [UR 5.3]
  due what=card rider=23 asked=- to=- length=0 [UR 7]
66 chance: card stop
  chance-drawn rider=23 card=stop photos=0 dice=0 [UR 7]
  stopped rider=23 [UR 7]
  turn-began rider=21 [UR 5.2]
', '0 7-21-63');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 50, 'acts', '67 seat 0: cards 21-5
  played-cards rider=21 cards=21-5 breakaway=no [UR 6]
68 chance: roll 2
  rolled rider=21 dice=2 total=7 [UR 5.3]
  due what=card rider=21 asked=- to=- length=0 [UR 7]
69 chance: card fall
  chance-drawn rider=21 card=fall photos=0 dice=0 [UR 7]
  fell rider=21 by=21 [UR 7.1]
  turn-began rider=24 [UR 5.2]
', '0 7-22-66');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 51, 'acts', '70 seat 0: cards 24-5
  played-cards rider=24 cards=24-5 breakaway=no [UR 6]
71 chance: roll 1
  rolled rider=24 dice=1 total=6 [UR 5.3]
  total rider=24 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-23-69');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 52, 'acts', '72 seat 0: move A16.2
  moved rider=24 from=A14.1 to=A16.2 length=2 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-24-71');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 53, 'acts', '73 seat 0: cards 22-6M breakaway
  played-cards rider=22 cards=22-6M breakaway=yes [UR 6.1]
74 chance: roll 5
  rolled rider=22 dice=5 total=11 [UR 5.3]
  total rider=22 total=11 change=0 points=11 alone=yes [UR 5.6]
', '0 7-25-72');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 54, 'acts', '75 seat 0: move A21.1
  moved rider=22 from=A12.2 to=A21.1 length=9 [UR 5.3]
  round-began round=4 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 7-26-74');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 55, 'acts', '76 seat 1: dice
  chose-dice rider=32 [UR 5.3]
77 chance: roll 6,2
  rolled rider=32 dice=6,2 total=8 [UR 5.3]
  total rider=32 total=8 change=0 points=8 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 56, 'acts', '78 seat 1: move C14.3
  moved rider=32 from=C3.2 to=C14.3 length=8 [UR 5.3]
  turn-began rider=33 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 57, 'acts', '79 seat 1: dice
  chose-dice rider=33 [UR 5.3]
80 chance: roll 6,4
  rolled rider=33 dice=6,4 total=10 [UR 5.3]
  total rider=33 total=10 change=0 points=10 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 58, 'acts', '81 seat 1: move C14.4
  moved rider=33 from=C1.2 to=C14.4 length=10 [UR 5.3]
  due what=follow rider=33 asked=31 to=C13.4 length=10 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 59, 'acts', '82 seat 1: follow
  followed rider=31 leader=33 from=B20.2 to=C13.4 length=10 [UR 5.4]
  turn-began rider=34 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 60, 'acts', '83 seat 1: dice
  chose-dice rider=34 [UR 5.3]
84 chance: roll 5,5
  rolled rider=34 dice=5,5 total=10 [UR 5.3]
  total rider=34 total=10 change=0 points=10 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 61, 'acts', '85 seat 1: move C12.4
  moved rider=34 from=B17.3 to=C12.4 length=10 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 62, 'acts', '86 seat 0: dice
  chose-dice rider=22 [UR 5.3]
87 chance: roll 1,4
  rolled rider=22 dice=1,4 total=5 [UR 5.3]
  total rider=22 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-27-85');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 63, 'acts', '88 seat 0: move B4.2
  moved rider=22 from=A21.1 to=B4.2 length=4 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-28-87');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 64, 'acts', '89 seat 0: dice
  chose-dice rider=23 [UR 5.3]
90 chance: roll 2,5
  rolled rider=23 dice=2,5 total=7 [UR 5.3]
  due what=card rider=23 asked=- to=- length=0 [UR 7]
91 chance: card stop
  chance-drawn rider=23 card=stop photos=0 dice=0 [UR 7]
  stopped rider=23 [UR 7]
  turn-began rider=21 [UR 5.2]
', '0 7-29-88');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 65, 'acts', '92 seat 0: dice
  chose-dice rider=21 [UR 5.3]
93 chance: roll 2,1
  rolled rider=21 dice=2,1 total=3 [UR 5.3]
  total rider=21 total=3 change=0 points=3 alone=no [UR 5.6]
', '0 7-30-91');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 66, 'acts', '94 seat 0: move A17.3
  moved rider=21 from=A16.3 to=A17.3 length=1 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-31-93');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 67, 'acts', '95 seat 0: dice
  chose-dice rider=24 [UR 5.3]
96 chance: roll 5,4
  rolled rider=24 dice=5,4 total=9 [UR 5.3]
  total rider=24 total=9 change=0 points=9 alone=no [UR 5.6]
', '0 7-32-94');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 68, 'acts', '97 seat 0: move B3.1
  moved rider=24 from=A16.2 to=B3.1 length=8 [UR 5.3]
  round-began round=5 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 7-33-96');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 69, 'acts', '98 seat 1: dice
  chose-dice rider=32 [UR 5.3]
99 chance: roll 1,3
  rolled rider=32 dice=1,3 total=4 [UR 5.3]
  total rider=32 total=4 change=0 points=4 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 70, 'acts', '100 seat 1: move C21.4
  moved rider=32 from=C14.3 to=C21.4 length=4 [UR 5.3]
  turn-began rider=33 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 71, 'acts', '101 seat 1: dice
  chose-dice rider=33 [UR 5.3]
102 chance: roll 3,1
  rolled rider=33 dice=3,1 total=4 [UR 5.3]
  total rider=33 total=4 change=0 points=4 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 72, 'acts', '103 seat 1: move C20.4
  moved rider=33 from=C14.4 to=C20.4 length=3 [UR 5.3]
  due what=follow rider=33 asked=31 to=C16.4 length=3 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 73, 'acts', '104 seat 1: stay
  stayed rider=31 leader=33 [UR 5.4]
  turn-began rider=31 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 74, 'acts', '105 seat 1: cards 31-6M,31-5
  played-cards rider=31 cards=31-6M,31-5 breakaway=no [UR 6]
  total rider=31 total=11 change=0 points=11 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 75, 'acts', '106 seat 1: move A1.4
  moved rider=31 from=C13.4 to=A1.4 length=11 [UR 5.3]
  due what=follow rider=31 asked=34 to=C26.4 length=11 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 76, 'acts', '107 seat 1: follow
  followed rider=34 leader=31 from=C12.4 to=C26.4 length=11 [UR 5.4]
  turn-began rider=22 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 77, 'acts', '108 seat 0: dice
  chose-dice rider=22 [UR 5.3]
109 chance: roll 2,2
  rolled rider=22 dice=2,2 total=4 [UR 5.3]
  total rider=22 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-34-107');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 78, 'acts', '110 seat 0: move B8.2
  moved rider=22 from=B4.2 to=B8.2 length=4 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-35-109');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 79, 'acts', '111 seat 0: dice
  chose-dice rider=24 [UR 5.3]
112 chance: roll 1,6
  rolled rider=24 dice=1,6 total=7 [UR 5.3]
  due what=card rider=24 asked=- to=- length=0 [UR 7]
113 chance: card extra-die
  chance-drawn rider=24 card=extra-die photos=0 dice=1 [UR 7]
  due what=extra rider=24 asked=- to=- length=0 [UR 7]
114 chance: roll 3
  rolled rider=24 dice=3 total=10 [UR 7]
  total rider=24 total=10 change=0 points=10 alone=no [UR 5.6]
', '0 7-36-110');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 80, 'acts', '115 seat 0: move B9.1
  moved rider=24 from=B3.1 to=B9.1 length=6 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-37-114');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 81, 'acts', '116 seat 0: dice
  chose-dice rider=21 [UR 5.3]
117 chance: roll 6,3
  rolled rider=21 dice=6,3 total=9 [UR 5.3]
  total rider=21 total=9 change=0 points=9 alone=no [UR 5.6]
', '0 7-38-115');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 82, 'acts', '118 seat 0: move B4.3
  moved rider=21 from=A17.3 to=B4.3 length=6 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-39-117');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 83, 'acts', '119 seat 0: dice
  chose-dice rider=23 [UR 5.3]
120 chance: roll 2,3
  rolled rider=23 dice=2,3 total=5 [UR 5.3]
  total rider=23 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-40-118');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 84, 'acts', '121 seat 0: move A19.1
  moved rider=23 from=A18.2 to=A19.1 length=1 [UR 5.3]
  round-began round=6 [UR 5.2]
  turn-began rider=31 [UR 5.2]
', '0 7-41-120');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 85, 'acts', '122 seat 1: dice
  chose-dice rider=31 [UR 5.3]
123 chance: roll 2,3
  rolled rider=31 dice=2,3 total=5 [UR 5.3]
  total rider=31 total=5 change=0 points=5 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 86, 'acts', '124 seat 1: move A6.1@2
  moved rider=31 from=A1.4 to=A6.1@2 length=5 [UR 5.3]
  due what=follow rider=31 asked=34 to=A5.1@2 length=5 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 87, 'acts', '125 seat 1: stay
  stayed rider=34 leader=31 [UR 5.4]
  turn-began rider=34 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 88, 'acts', '126 seat 1: dice
  chose-dice rider=34 [UR 5.3]
127 chance: roll 6,4
  rolled rider=34 dice=6,4 total=10 [UR 5.3]
  total rider=34 total=10 change=0 points=10 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 89, 'acts', '128 seat 1: move A10.4@2
  moved rider=34 from=C26.4 to=A10.4@2 length=10 [UR 5.3]
  turn-began rider=32 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 90, 'acts', '129 seat 1: dice
  chose-dice rider=32 [UR 5.3]
130 chance: roll 6,1
  rolled rider=32 dice=6,1 total=7 [UR 5.3]
  due what=card rider=32 asked=- to=- length=0 [UR 7]
131 chance: card lose
  chance-drawn rider=32 card=lose photos=0 dice=0 [UR 7]
  no-card rider=32 wanted=give [UR 7]
  total rider=32 total=7 change=0 points=7 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 91, 'acts', '132 seat 1: move A2.2
  moved rider=32 from=C21.4 to=A2.2 length=7 [UR 5.3]
  due what=follow rider=32 asked=33 to=A1.2 length=7 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 92, 'acts', '133 seat 1: follow
  followed rider=33 leader=32 from=C20.4 to=A1.2 length=7 [UR 5.4]
  turn-began rider=24 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 93, 'acts', '134 seat 0: dice
  chose-dice rider=24 [UR 5.3]
135 chance: roll 4,6
  rolled rider=24 dice=4,6 total=10 [UR 5.3]
  total rider=24 total=10 change=0 points=10 alone=no [UR 5.6]
', '0 7-42-133');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 94, 'acts', '136 seat 0: move B13.2
  moved rider=24 from=B9.1 to=B13.2 length=4 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-43-135');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 95, 'acts', '137 seat 0: dice
  chose-dice rider=22 [UR 5.3]
138 chance: roll 1,3
  rolled rider=22 dice=1,3 total=4 [UR 5.3]
  total rider=22 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-44-136');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 96, 'acts', '139 seat 0: move B9.2
  moved rider=22 from=B8.2 to=B9.2 length=1 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-45-138');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 97, 'acts', '140 seat 0: dice
  chose-dice rider=21 [UR 5.3]
141 chance: roll 2,4
  rolled rider=21 dice=2,4 total=6 [UR 5.3]
  total rider=21 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-46-139');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 98, 'acts', '142 seat 0: move B6.4
  moved rider=21 from=B4.3 to=B6.4 length=2 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-47-141');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 99, 'acts', '143 seat 0: dice
  chose-dice rider=23 [UR 5.3]
144 chance: roll 3,4
  rolled rider=23 dice=3,4 total=7 [UR 5.3]
  due what=card rider=23 asked=- to=- length=0 [UR 7]
145 chance: card gain
  chance-drawn rider=23 card=gain photos=0 dice=0 [UR 7]
  card-taken rider=23 card=23-6M [UR 7]
  total rider=23 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 7-48-142');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 100, 'acts', '146 seat 0: move B2.1
  moved rider=23 from=A19.1 to=B2.1 length=4 [UR 5.3]
  round-began round=7 [UR 5.2]
  turn-began rider=34 [UR 5.2]
', '0 7-49-145');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 101, 'acts', '147 seat 1: dice
  chose-dice rider=34 [UR 5.3]
148 chance: roll 4,2
  rolled rider=34 dice=4,2 total=6 [UR 5.3]
  total rider=34 total=6 change=0 points=6 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 102, 'acts', '149 seat 1: move A16.2@2
  moved rider=34 from=A10.4@2 to=A16.2@2 length=6 [UR 5.3]
  crossed rider=34 line=2:S [UR 8]
  finished rider=34 rank=1 points=50 [UR 8]
  turn-began rider=31 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 103, 'acts', '150 seat 1: dice
  chose-dice rider=31 [UR 5.3]
151 chance: roll 6,1
  rolled rider=31 dice=6,1 total=7 [UR 5.3]
  due what=card rider=31 asked=- to=- length=0 [UR 7]
152 chance: card one-die
  chance-drawn rider=31 card=one-die photos=0 dice=1 [UR 7]
  due what=extra rider=31 asked=- to=- length=0 [UR 7]
153 chance: roll 5
  rolled rider=31 dice=5 total=5 [UR 7]
  total rider=31 total=5 change=0 points=5 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 104, 'acts', '154 seat 1: move A11.3@2
  moved rider=31 from=A6.1@2 to=A11.3@2 length=5 [UR 5.3]
  crossed rider=31 line=2:S [UR 8]
  finished rider=31 rank=2 points=40 [UR 8]
  turn-began rider=32 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 105, 'acts', '155 seat 1: dice
  chose-dice rider=32 [UR 5.3]
156 chance: roll 5,2
  rolled rider=32 dice=5,2 total=7 [UR 5.3]
  due what=card rider=32 asked=- to=- length=0 [UR 7]
157 chance: card fall-lose
  chance-drawn rider=32 card=fall-lose photos=0 dice=0 [UR 7]
  fell rider=32 by=32 [UR 7.1]
  fell rider=33 by=32 [UR 7.1]
  no-card rider=32 wanted=give [UR 7]
  turn-began rider=24 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 106, 'acts', '158 seat 0: dice
  chose-dice rider=24 [UR 5.3]
159 chance: roll 2,3
  rolled rider=24 dice=2,3 total=5 [UR 5.3]
  total rider=24 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-50-157');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 107, 'acts', '160 seat 0: move B17.2
  moved rider=24 from=B13.2 to=B17.2 length=4 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-51-159');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 108, 'acts', '161 seat 0: dice
  chose-dice rider=22 [UR 5.3]
162 chance: roll 4,3
  rolled rider=22 dice=4,3 total=7 [UR 5.3]
  due what=card rider=22 asked=- to=- length=0 [UR 7]
163 chance: card extra-die
  chance-drawn rider=22 card=extra-die photos=0 dice=1 [UR 7]
  due what=extra rider=22 asked=- to=- length=0 [UR 7]
164 chance: roll 6
  rolled rider=22 dice=6 total=13 [UR 7]
  total rider=22 total=13 change=0 points=13 alone=no [UR 5.6]
', '0 7-52-160');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 109, 'acts', '165 seat 0: move B16.2
  moved rider=22 from=B9.2 to=B16.2 length=7 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-53-164');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 110, 'acts', '166 seat 0: dice
  chose-dice rider=21 [UR 5.3]
167 chance: roll 3,1
  rolled rider=21 dice=3,1 total=4 [UR 5.3]
  total rider=21 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-54-165');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 111, 'acts', '168 seat 0: move B7.3
  moved rider=21 from=B6.4 to=B7.3 length=1 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-55-167');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 112, 'acts', '169 seat 0: cards 23-6M
  played-cards rider=23 cards=23-6M breakaway=no [UR 6]
170 chance: roll 2
  rolled rider=23 dice=2 total=8 [UR 5.3]
  total rider=23 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-56-168');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 113, 'acts', '171 seat 0: move B4.3
  moved rider=23 from=B2.1 to=B4.3 length=2 [UR 5.3]
  taken-off rider=34 [UR 5.2]
  taken-off rider=31 [UR 5.2]
  round-began round=8 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 7-57-170');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 114, 'acts', '172 seat 1: dice
  chose-dice rider=32 [UR 5.3]
173 chance: roll 4,5
  rolled rider=32 dice=4,5 total=9 [UR 5.3]
  total rider=32 total=9 change=0 points=9 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 115, 'acts', '174 seat 1: move A11.4@2
  moved rider=32 from=A2.2 to=A11.4@2 length=9 [UR 5.3]
  crossed rider=32 line=2:S [UR 8]
  finished rider=32 rank=3 points=35 [UR 8]
  due what=follow rider=32 asked=33 to=A10.4@2 length=9 [UR 5.4]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 116, 'acts', '175 seat 1: follow
  followed rider=33 leader=32 from=A1.2 to=A10.4@2 length=9 [UR 5.4]
  turn-began rider=24 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 117, 'acts', '176 seat 0: dice
  chose-dice rider=24 [UR 5.3]
177 chance: roll 1,4
  rolled rider=24 dice=1,4 total=5 [UR 5.3]
  total rider=24 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-58-175');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 118, 'acts', '178 seat 0: move C2.3
  moved rider=24 from=B17.2 to=C2.3 length=5 [UR 5.3]
  due what=follow rider=24 asked=22 to=C1.3 length=5 [UR 5.4]
', '0 7-59-177');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 119, 'acts', '179 seat 0: stay
  stayed rider=22 leader=24 [UR 5.4]
  turn-began rider=22 [UR 5.2]
', '0 7-60-178');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 120, 'acts', '180 seat 0: dice
  chose-dice rider=22 [UR 5.3]
181 chance: roll 6,3
  rolled rider=22 dice=6,3 total=9 [UR 5.3]
  total rider=22 total=9 change=0 points=9 alone=no [UR 5.6]
', '0 7-61-179');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 121, 'acts', '182 seat 0: move C1.1
  moved rider=22 from=B16.2 to=C1.1 length=5 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-62-181');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 122, 'acts', '183 seat 0: dice
  chose-dice rider=21 [UR 5.3]
184 chance: roll 1,4
  rolled rider=21 dice=1,4 total=5 [UR 5.3]
  total rider=21 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-63-182');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 123, 'acts', '185 seat 0: move B13.4
  moved rider=21 from=B7.3 to=B13.4 length=4 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-64-184');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 124, 'acts', '186 seat 0: dice
  chose-dice rider=23 [UR 5.3]
187 chance: roll 3,3
  rolled rider=23 dice=3,3 total=6 [UR 5.3]
  total rider=23 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-65-185');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 125, 'acts', '188 seat 0: move B8.4
  moved rider=23 from=B4.3 to=B8.4 length=4 [UR 5.3]
  taken-off rider=32 [UR 5.2]
  round-began round=9 [UR 5.2]
  turn-began rider=33 [UR 5.2]
', '0 7-66-187');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 126, 'acts', '189 seat 1: dice
  chose-dice rider=33 [UR 5.3]
190 chance: roll 2,5
  rolled rider=33 dice=2,5 total=7 [UR 5.3]
  due what=card rider=33 asked=- to=- length=0 [UR 7]
191 chance: card plus-4
  chance-drawn rider=33 card=plus-4 photos=0 dice=0 [UR 7]
  total rider=33 total=11 change=0 points=11 alone=no [UR 5.6]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 127, 'acts', '192 seat 1: move A21.2@2
  moved rider=33 from=A10.4@2 to=A21.2@2 length=11 [UR 5.3]
  crossed rider=33 line=2:S [UR 8]
  finished rider=33 rank=4 points=32 [UR 8]
  turn-began rider=24 [UR 5.2]
', null);
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 128, 'acts', '193 seat 0: dice
  chose-dice rider=24 [UR 5.3]
194 chance: roll 3,3
  rolled rider=24 dice=3,3 total=6 [UR 5.3]
  total rider=24 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-67-192');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 129, 'acts', '195 seat 0: move C5.3
  moved rider=24 from=C2.3 to=C5.3 length=3 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-68-194');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 130, 'acts', '196 seat 0: dice
  chose-dice rider=22 [UR 5.3]
197 chance: roll 4,3
  rolled rider=22 dice=4,3 total=7 [UR 5.3]
  due what=card rider=22 asked=- to=- length=0 [UR 7]
198 chance: card one-die
  chance-drawn rider=22 card=one-die photos=0 dice=1 [UR 7]
  due what=extra rider=22 asked=- to=- length=0 [UR 7]
199 chance: roll 1
  rolled rider=22 dice=1 total=1 [UR 7]
  total rider=22 total=1 change=0 points=1 alone=no [UR 5.6]
', '0 7-69-195');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 131, 'acts', '200 seat 0: move C2.1
  moved rider=22 from=C1.1 to=C2.1 length=1 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-70-199');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 132, 'acts', '201 seat 0: dice
  chose-dice rider=21 [UR 5.3]
202 chance: roll 4,6
  rolled rider=21 dice=4,6 total=10 [UR 5.3]
  total rider=21 total=10 change=0 points=10 alone=no [UR 5.6]
', '0 7-71-200');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 133, 'acts', '203 seat 0: move B20.4
  moved rider=21 from=B13.4 to=B20.4 length=5 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-72-202');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 134, 'acts', '204 seat 0: dice
  chose-dice rider=23 [UR 5.3]
205 chance: roll 3,5
  rolled rider=23 dice=3,5 total=8 [UR 5.3]
  total rider=23 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-73-203');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 135, 'acts', '206 seat 0: move B17.4
  moved rider=23 from=B8.4 to=B17.4 length=7 [UR 5.3]
  taken-off rider=33 [UR 5.2]
  round-began round=10 [UR 5.2]
  turn-began rider=24 [UR 5.2]
', '0 7-74-205');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 136, 'acts', '207 seat 0: dice
  chose-dice rider=24 [UR 5.3]
208 chance: roll 2,1
  rolled rider=24 dice=2,1 total=3 [UR 5.3]
  total rider=24 total=3 change=0 points=3 alone=no [UR 5.6]
', '0 7-75-206');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 137, 'acts', '209 seat 0: move C7.4
  moved rider=24 from=C5.3 to=C7.4 length=2 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-76-208');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 138, 'acts', '210 seat 0: dice
  chose-dice rider=22 [UR 5.3]
211 chance: roll 5,5
  rolled rider=22 dice=5,5 total=10 [UR 5.3]
  total rider=22 total=10 change=0 points=10 alone=no [UR 5.6]
', '0 7-77-209');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 139, 'acts', '212 seat 0: move C6.2
  moved rider=22 from=C2.1 to=C6.2 length=4 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-78-211');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 140, 'acts', '213 seat 0: dice
  chose-dice rider=21 [UR 5.3]
214 chance: roll 6,2
  rolled rider=21 dice=6,2 total=8 [UR 5.3]
  total rider=21 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-79-212');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 141, 'acts', '215 seat 0: move C3.4
  moved rider=21 from=B20.4 to=C3.4 length=3 [UR 5.3]
  due what=follow rider=21 asked=23 to=C2.4 length=3 [UR 5.4]
', '0 7-80-214');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 142, 'acts', '216 seat 0: follow
  followed rider=23 leader=21 from=B17.4 to=C2.4 length=3 [UR 5.4]
  round-began round=11 [UR 5.2]
  turn-began rider=22 [UR 5.2]
', '0 7-81-215');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 143, 'acts', '217 seat 0: dice
  chose-dice rider=22 [UR 5.3]
218 chance: roll 3,5
  rolled rider=22 dice=3,5 total=8 [UR 5.3]
  total rider=22 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-82-216');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 144, 'acts', '219 seat 0: move C14.2
  moved rider=22 from=C6.2 to=C14.2 length=5 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-83-218');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 145, 'acts', '220 seat 0: dice
  chose-dice rider=24 [UR 5.3]
221 chance: roll 6,1
  rolled rider=24 dice=6,1 total=7 [UR 5.3]
  due what=card rider=24 asked=- to=- length=0 [UR 7]
222 chance: card plus-4-lose
  chance-drawn rider=24 card=plus-4-lose photos=0 dice=0 [UR 7]
  no-card rider=24 wanted=give [UR 7]
  total rider=24 total=11 change=0 points=11 alone=no [UR 5.6]
', '0 7-84-219');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 146, 'acts', '223 seat 0: move C21.2
  moved rider=24 from=C7.4 to=C21.2 length=11 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-85-222');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 147, 'acts', '224 seat 0: swap 23
  lead-changed rider=21 leader=23 riderTo=C2.4 leaderTo=C3.4 [UR 16]
  due what=turn rider=23 asked=- to=- length=0 [UR 5.6]
', '0 7-86-223');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 148, 'acts', '225 seat 0: dice
  chose-dice rider=23 [UR 5.3]
226 chance: roll 4,4
  rolled rider=23 dice=4,4 total=8 [UR 5.3]
  total rider=23 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-87-224');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 149, 'acts', '227 seat 0: move C6.3
  moved rider=23 from=C3.4 to=C6.3 length=3 [UR 5.3]
  due what=follow rider=23 asked=21 to=C5.3 length=3 [UR 5.4]
', '0 7-88-226');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 150, 'acts', '228 seat 0: stay
  stayed rider=21 leader=23 [UR 5.4]
  turn-began rider=21 [UR 5.2]
', '0 7-89-227');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 151, 'acts', '229 seat 0: dice
  chose-dice rider=21 [UR 5.3]
230 chance: roll 2,2
  rolled rider=21 dice=2,2 total=4 [UR 5.3]
  total rider=21 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-90-228');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 152, 'acts', '231 seat 0: move C5.3
  moved rider=21 from=C2.4 to=C5.3 length=3 [UR 5.3]
  round-began round=12 [UR 5.2]
  turn-began rider=24 [UR 5.2]
', '0 7-91-230');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 153, 'acts', '232 seat 0: dice
  chose-dice rider=24 [UR 5.3]
233 chance: roll 2,6
  rolled rider=24 dice=2,6 total=8 [UR 5.3]
  total rider=24 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-92-231');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 154, 'acts', '234 seat 0: move C25.1
  moved rider=24 from=C21.2 to=C25.1 length=4 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-93-233');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 155, 'acts', '235 seat 0: dice
  chose-dice rider=22 [UR 5.3]
236 chance: roll 5,2
  rolled rider=22 dice=5,2 total=7 [UR 5.3]
  due what=card rider=22 asked=- to=- length=0 [UR 7]
237 chance: card gain
  chance-drawn rider=22 card=gain photos=0 dice=0 [UR 7]
  card-taken rider=22 card=22-6M [UR 7]
  total rider=22 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 7-94-234');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 156, 'acts', '238 seat 0: move C18.1
  moved rider=22 from=C14.2 to=C18.1 length=4 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-95-237');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 157, 'acts', '239 seat 0: dice
  chose-dice rider=23 [UR 5.3]
240 chance: roll 2,3
  rolled rider=23 dice=2,3 total=5 [UR 5.3]
  total rider=23 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-96-238');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 158, 'acts', '241 seat 0: move C9.4
  moved rider=23 from=C6.3 to=C9.4 length=3 [UR 5.3]
  due what=follow rider=23 asked=21 to=C8.4 length=3 [UR 5.4]
', '0 7-97-240');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 159, 'acts', '242 seat 0: stay
  stayed rider=21 leader=23 [UR 5.4]
  turn-began rider=21 [UR 5.2]
', '0 7-98-241');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 160, 'acts', '243 seat 0: dice
  chose-dice rider=21 [UR 5.3]
244 chance: roll 1,2
  rolled rider=21 dice=1,2 total=3 [UR 5.3]
  total rider=21 total=3 change=0 points=3 alone=no [UR 5.6]
', '0 7-99-242');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 161, 'acts', '245 seat 0: move C6.3
  moved rider=21 from=C5.3 to=C6.3 length=1 [UR 5.3]
  round-began round=13 [UR 5.2]
  turn-began rider=24 [UR 5.2]
', '0 7-100-244');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 162, 'acts', '246 seat 0: dice
  chose-dice rider=24 [UR 5.3]
247 chance: roll 1,4
  rolled rider=24 dice=1,4 total=5 [UR 5.3]
  total rider=24 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-101-245');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 163, 'acts', '248 seat 0: move C26.2
  moved rider=24 from=C25.1 to=C26.2 length=1 [UR 5.3]
  turn-began rider=22 [UR 5.2]
', '0 7-102-247');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 164, 'acts', '249 seat 0: cards 22-6M breakaway
  played-cards rider=22 cards=22-6M breakaway=yes [UR 6.1]
250 chance: roll 6
  rolled rider=22 dice=6 total=12 [UR 5.3]
  total rider=22 total=12 change=0 points=12 alone=yes [UR 5.6]
', '0 7-103-248');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 165, 'acts', '251 seat 0: move A1.3
  moved rider=22 from=C18.1 to=A1.3 length=9 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-104-250');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 166, 'acts', '252 seat 0: dice
  chose-dice rider=23 [UR 5.3]
253 chance: roll 1,1
  rolled rider=23 dice=1,1 total=2 [UR 5.3]
  total rider=23 total=2 change=0 points=2 alone=no [UR 5.6]
', '0 7-105-251');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 167, 'acts', '254 seat 0: move C11.4
  moved rider=23 from=C9.4 to=C11.4 length=2 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-106-253');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 168, 'acts', '255 seat 0: dice
  chose-dice rider=21 [UR 5.3]
256 chance: roll 5,3
  rolled rider=21 dice=5,3 total=8 [UR 5.3]
  total rider=21 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-107-254');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 169, 'acts', '257 seat 0: move C11.2
  moved rider=21 from=C6.3 to=C11.2 length=5 [UR 5.3]
  round-began round=14 [UR 5.2]
  turn-began rider=22 [UR 5.2]
', '0 7-108-256');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 170, 'acts', '258 seat 0: dice
  chose-dice rider=22 [UR 5.3]
259 chance: roll 4,6
  rolled rider=22 dice=4,6 total=10 [UR 5.3]
  total rider=22 total=10 change=0 points=10 alone=no [UR 5.6]
', '0 7-109-257');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 171, 'acts', '260 seat 0: move A6.1@2
  moved rider=22 from=A1.3 to=A6.1@2 length=5 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-110-259');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 172, 'acts', '261 seat 0: dice
  chose-dice rider=24 [UR 5.3]
262 chance: roll 5,1
  rolled rider=24 dice=5,1 total=6 [UR 5.3]
  total rider=24 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-111-260');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 173, 'acts', '263 seat 0: move A2.4
  moved rider=24 from=C26.2 to=A2.4 length=4 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-112-262');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 174, 'acts', '264 seat 0: dice
  chose-dice rider=23 [UR 5.3]
265 chance: roll 4,5
  rolled rider=23 dice=4,5 total=9 [UR 5.3]
  total rider=23 total=9 change=0 points=9 alone=no [UR 5.6]
', '0 7-113-263');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 175, 'acts', '266 seat 0: move C22.4
  moved rider=23 from=C11.4 to=C22.4 length=8 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-114-265');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 176, 'acts', '267 seat 0: dice
  chose-dice rider=21 [UR 5.3]
268 chance: roll 1,1
  rolled rider=21 dice=1,1 total=2 [UR 5.3]
  total rider=21 total=2 change=0 points=2 alone=no [UR 5.6]
', '0 7-115-266');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 177, 'acts', '269 seat 0: move C12.2
  moved rider=21 from=C11.2 to=C12.2 length=1 [UR 5.3]
  round-began round=15 [UR 5.2]
  turn-began rider=22 [UR 5.2]
', '0 7-116-268');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 178, 'acts', '270 seat 0: dice
  chose-dice rider=22 [UR 5.3]
271 chance: roll 1,3
  rolled rider=22 dice=1,3 total=4 [UR 5.3]
  total rider=22 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-117-269');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 179, 'acts', '272 seat 0: move A7.2@2
  moved rider=22 from=A6.1@2 to=A7.2@2 length=1 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-118-271');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 180, 'acts', '273 seat 0: dice
  chose-dice rider=24 [UR 5.3]
274 chance: roll 1,1
  rolled rider=24 dice=1,1 total=2 [UR 5.3]
  total rider=24 total=2 change=0 points=2 alone=no [UR 5.6]
', '0 7-119-272');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 181, 'acts', '275 seat 0: move A3.3
  moved rider=24 from=A2.4 to=A3.3 length=1 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-120-274');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 182, 'acts', '276 seat 0: dice
  chose-dice rider=23 [UR 5.3]
277 chance: roll 2,3
  rolled rider=23 dice=2,3 total=5 [UR 5.3]
  total rider=23 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-121-275');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 183, 'acts', '278 seat 0: move C26.4
  moved rider=23 from=C22.4 to=C26.4 length=4 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-122-277');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 184, 'acts', '279 seat 0: dice
  chose-dice rider=21 [UR 5.3]
280 chance: roll 5,6
  rolled rider=21 dice=5,6 total=11 [UR 5.3]
  total rider=21 total=11 change=0 points=11 alone=no [UR 5.6]
', '0 7-123-278');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 185, 'acts', '281 seat 0: move C22.2
  moved rider=21 from=C12.2 to=C22.2 length=10 [UR 5.3]
  round-began round=16 [UR 5.2]
  turn-began rider=22 [UR 5.2]
', '0 7-124-280');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 186, 'acts', '282 seat 0: dice
  chose-dice rider=22 [UR 5.3]
283 chance: roll 5,3
  rolled rider=22 dice=5,3 total=8 [UR 5.3]
  total rider=22 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-125-281');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 187, 'acts', '284 seat 0: move A9.2@2
  moved rider=22 from=A7.2@2 to=A9.2@2 length=2 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-126-283');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 188, 'acts', '285 seat 0: dice
  chose-dice rider=24 [UR 5.3]
286 chance: roll 4,3
  rolled rider=24 dice=4,3 total=7 [UR 5.3]
  due what=card rider=24 asked=- to=- length=0 [UR 7]
287 chance: card fall
  chance-drawn rider=24 card=fall photos=0 dice=0 [UR 7]
  fell rider=24 by=24 [UR 7.1]
  turn-began rider=23 [UR 5.2]
', '0 7-127-284');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 189, 'acts', '288 seat 0: dice
  chose-dice rider=23 [UR 5.3]
289 chance: roll 1,6
  rolled rider=23 dice=1,6 total=7 [UR 5.3]
  due what=card rider=23 asked=- to=- length=0 [UR 7]
290 chance: card lose
  chance-drawn rider=23 card=lose photos=0 dice=0 [UR 7]
  no-card rider=23 wanted=give [UR 7]
  total rider=23 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 7-128-287');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 190, 'acts', '291 seat 0: move A3.2
  moved rider=23 from=C26.4 to=A3.2 length=3 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-129-290');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 191, 'acts', '292 seat 0: dice
  chose-dice rider=21 [UR 5.3]
293 chance: roll 4,2
  rolled rider=21 dice=4,2 total=6 [UR 5.3]
  total rider=21 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-130-291');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 192, 'acts', '294 seat 0: move C24.2
  moved rider=21 from=C22.2 to=C24.2 length=2 [UR 5.3]
  round-began round=17 [UR 5.2]
  turn-began rider=22 [UR 5.2]
', '0 7-131-293');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 193, 'acts', '295 seat 0: dice
  chose-dice rider=22 [UR 5.3]
296 chance: roll 2,2
  rolled rider=22 dice=2,2 total=4 [UR 5.3]
  total rider=22 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-132-294');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 194, 'acts', '297 seat 0: move A10.2@2
  moved rider=22 from=A9.2@2 to=A10.2@2 length=1 [UR 5.3]
  turn-began rider=23 [UR 5.2]
', '0 7-133-296');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 195, 'acts', '298 seat 0: dice
  chose-dice rider=23 [UR 5.3]
299 chance: roll 1,5
  rolled rider=23 dice=1,5 total=6 [UR 5.3]
  total rider=23 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-134-297');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 196, 'acts', '300 seat 0: move A8.4@2
  moved rider=23 from=A3.2 to=A8.4@2 length=5 [UR 5.3]
  turn-began rider=24 [UR 5.2]
', '0 7-135-299');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 197, 'acts', '301 seat 0: dice
  chose-dice rider=24 [UR 5.3]
302 chance: roll 1,4
  rolled rider=24 dice=1,4 total=5 [UR 5.3]
  total rider=24 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-136-300');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 198, 'acts', '303 seat 0: move A6.3@2
  moved rider=24 from=A3.3 to=A6.3@2 length=3 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-137-302');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 199, 'acts', '304 seat 0: dice
  chose-dice rider=21 [UR 5.3]
305 chance: roll 5,2
  rolled rider=21 dice=5,2 total=7 [UR 5.3]
  due what=card rider=21 asked=- to=- length=0 [UR 7]
306 chance: card plus-2-alone
  chance-drawn rider=21 card=plus-2-alone photos=0 dice=0 [UR 7]
  total rider=21 total=9 change=0 points=9 alone=yes [UR 5.6]
', '0 7-138-303');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 200, 'acts', '307 seat 0: move C25.1
  moved rider=21 from=C24.2 to=C25.1 length=1 [UR 5.3]
  round-began round=18 [UR 5.2]
  turn-began rider=22 [UR 5.2]
', '0 7-139-306');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 201, 'acts', '308 seat 0: dice
  chose-dice rider=22 [UR 5.3]
309 chance: roll 2,1
  rolled rider=22 dice=2,1 total=3 [UR 5.3]
  total rider=22 total=3 change=0 points=3 alone=no [UR 5.6]
', '0 7-140-307');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 202, 'acts', '310 seat 0: move A13.3@2
  moved rider=22 from=A10.2@2 to=A13.3@2 length=3 [UR 5.3]
  crossed rider=22 line=2:S [UR 8]
  finished rider=22 rank=5 points=30 [UR 8]
  turn-began rider=23 [UR 5.2]
', '0 7-141-309');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 203, 'acts', '311 seat 0: dice
  chose-dice rider=23 [UR 5.3]
312 chance: roll 3,3
  rolled rider=23 dice=3,3 total=6 [UR 5.3]
  total rider=23 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 7-142-310');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 204, 'acts', '313 seat 0: move A14.2@2
  moved rider=23 from=A8.4@2 to=A14.2@2 length=6 [UR 5.3]
  crossed rider=23 line=2:S [UR 8]
  finished rider=23 rank=6 points=28 [UR 8]
  turn-began rider=24 [UR 5.2]
', '0 7-143-312');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 205, 'acts', '314 seat 0: dice
  chose-dice rider=24 [UR 5.3]
315 chance: roll 6,6
  rolled rider=24 dice=6,6 total=12 [UR 5.3]
  total rider=24 total=12 change=0 points=12 alone=no [UR 5.6]
', '0 7-144-313');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 206, 'acts', '316 seat 0: move A10.3@2
  moved rider=24 from=A6.3@2 to=A10.3@2 length=4 [UR 5.3]
  turn-began rider=21 [UR 5.2]
', '0 7-145-315');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 207, 'acts', '317 seat 0: dice
  chose-dice rider=21 [UR 5.3]
318 chance: roll 4,5
  rolled rider=21 dice=4,5 total=9 [UR 5.3]
  total rider=21 total=9 change=0 points=9 alone=no [UR 5.6]
', '0 7-146-316');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 208, 'acts', '319 seat 0: move A3.3
  moved rider=21 from=C25.1 to=A3.3 length=6 [UR 5.3]
  taken-off rider=22 [UR 5.2]
  taken-off rider=23 [UR 5.2]
  round-began round=19 [UR 5.2]
  turn-began rider=24 [UR 5.2]
', '0 7-147-318');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 209, 'acts', '320 seat 0: dice
  chose-dice rider=24 [UR 5.3]
321 chance: roll 4,4
  rolled rider=24 dice=4,4 total=8 [UR 5.3]
  total rider=24 total=8 change=0 points=8 alone=no [UR 5.6]
', '0 7-148-319');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 210, 'acts', '322 seat 0: move A18.1@2
  moved rider=24 from=A10.3@2 to=A18.1@2 length=8 [UR 5.3]
  crossed rider=24 line=2:S [UR 8]
  finished rider=24 rank=7 points=26 [UR 8]
  turn-began rider=21 [UR 5.2]
', '0 7-149-321');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 211, 'acts', '323 seat 0: dice
  chose-dice rider=21 [UR 5.3]
324 chance: roll 1,2
  rolled rider=21 dice=1,2 total=3 [UR 5.3]
  total rider=21 total=3 change=0 points=3 alone=no [UR 5.6]
', '0 7-150-322');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 212, 'acts', '325 seat 0: move A6.1@2
  moved rider=21 from=A3.3 to=A6.1@2 length=3 [UR 5.3]
  taken-off rider=24 [UR 5.2]
  round-began round=20 [UR 5.2]
  turn-began rider=21 [UR 5.2]
', '0 7-151-324');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 213, 'acts', '326 seat 0: dice
  chose-dice rider=21 [UR 5.3]
327 chance: roll 3,2
  rolled rider=21 dice=3,2 total=5 [UR 5.3]
  total rider=21 total=5 change=0 points=5 alone=no [UR 5.6]
', '0 7-152-325');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 214, 'acts', '328 seat 0: move A10.3@2
  moved rider=21 from=A6.1@2 to=A10.3@2 length=4 [UR 5.3]
  round-began round=21 [UR 5.2]
  turn-began rider=21 [UR 5.2]
', '0 7-153-327');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 215, 'acts', '329 seat 0: dice
  chose-dice rider=21 [UR 5.3]
330 chance: roll 1,3
  rolled rider=21 dice=1,3 total=4 [UR 5.3]
  total rider=21 total=4 change=0 points=4 alone=no [UR 5.6]
', '0 7-154-328');
insert into race_rows (race, n, kind, line, id) values ('jjwOzDvBrVWWd6p2W6lEVQ', 216, 'acts', '331 seat 0: move A14.2@2
  moved rider=21 from=A10.3@2 to=A14.2@2 length=4 [UR 5.3]
  crossed rider=21 line=2:S [UR 8]
  finished rider=21 rank=8 points=24 [UR 8]
  taken-off rider=21 [UR 5.2]
  race-ended stage=1 points=24,30,28,26,40,35,32,50,0,0,0,0,0,0,0,0 [UR 8]
  due what=over rider=- asked=- to=- length=0 [UR 8]
', '0 7-155-330');
insert into tokens (race, hash, seat) values ('5t6nCIm0KeO65dHgLfjxDQ', '8209aa6801115e24aa8430ee2d51b3151c4b252a56916eb597cfbd97e942fa75', 0);
insert into tokens (race, hash, seat) values ('5t6nCIm0KeO65dHgLfjxDQ', '989953ed007ddc8bcdee0d5d67e981312cafccef741279fc31e67d7f9bbe3ad8', -2);
insert into tokens (race, hash, seat) values ('5t6nCIm0KeO65dHgLfjxDQ', '9a880b8c9766bcec0f4c5c2164f961e1eb56f8688255270cad7534e7d8ef0a79', 1);
insert into tokens (race, hash, seat) values ('P2NM795L8SrCHGdlXzv9Yw', '122b5ce1e51c4bbcc40d1f8c8b4b941a411c4da1ea8667b47cad42f6de320bab', 0);
insert into tokens (race, hash, seat) values ('P2NM795L8SrCHGdlXzv9Yw', '1b1180ddd6de5ccb43338487ab7d372ebbf4ff671e2c33c432ddb0f6c1ee6682', -2);
insert into tokens (race, hash, seat) values ('jjwOzDvBrVWWd6p2W6lEVQ', '4b14a0520fb6d8cd767b2f1db1f65f2b1bf3a6c7dc8cd0a701dea61e8980d61e', -2);
insert into tokens (race, hash, seat) values ('jjwOzDvBrVWWd6p2W6lEVQ', '53e97e082f3970c70696290dc16cd1ee48670ee7c6fa62a8cc4874dbae252e8e', 0);
insert into processes (id, until) values ('a080e4aa-71a8-474f-a389-e510cf25b900', 1795347096660);
