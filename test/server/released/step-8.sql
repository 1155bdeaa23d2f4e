-- A store as commit 161161b with step 8 of src/server/store/migrations.ts has kept it while it served: never changed again.
create table store_steps (step integer primary key);
create table races ( id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null, head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null, turn integer not null, owner text, created bigint not null, touched bigint not null, notified integer not null default 0, due bigint, warned integer not null default 0, home integer not null default 0);
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
insert into store_steps (step) values (8);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned, home) values ('6jLC0GbPQ82UqxN3nDuyeg', 'ausreisser', 'over', 1, '{"setup":{"riders":["rider-a","rider-b"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"PjiCR50rUjm7poH-yPr7Og"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"QYzbMLb4jOhfJfWhCvwaIw"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
game ausreisser 1
setup
  { "riders": ["Eva Žižka", "Jan “J”"], "stages": 1, "game": "full" }
seat 0 "Eva Žižka"
seat 1 "Jan “J”"
dice sealed 526f675b881b5f3c4be39ed28e79148199be5b14b3c13cbd60145bfd363a7e92
actions
', '00276bc250e478a3652b2a53dc7c546ce4a23985eade3baa2aa3d4d871bf31d8', 133, 235, 1, null, 1, -2, 'b0a79c81-8571-4758-b2c1-2e65c18f935e', 1795452559768, 1795452565764, 0, null, 0, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned, home) values ('T7DuletHYykD8Ilgc2pzBg', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"PjiCR50rUjm7poH-yPr7Og"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"QYzbMLb4jOhfJfWhCvwaIw"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed df70658d6575d786a0175f992c0e1273f73f38a3713113416b39146b0b62ce36
actions
', 'cd6591eb63cf755ec94d607ddb96afbfdaa0cbc3b1b69417b7216b9836ff4158', 21, 25, 1, 1, 0, 1, 'b0a79c81-8571-4758-b2c1-2e65c18f935e', 1795452565841, 1795452566458, 0, null, 0, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned, home) values ('0uayIEwcYQydWxnHpoCTqg', 'ausreisser', 'gathering', 1, '{"setup":{"riders":["rider-a","rider-b","rider-c"],"stages":1,"game":"full"},"seats":[{"open":true,"bot":"easy","name":"Ančka “Ä”","ready":false},{"open":true,"bot":"easy","name":null,"ready":false},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 2, null, null, 0, 0, 0, null, 0, -2, null, 1795452566537, 1795452566549, 0, null, 0, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned, home) values ('GYF31Rt5P3zGemBlDJYzHg', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"QYzbMLb4jOhfJfWhCvwaIw"}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 6, 'windschatten-record 1
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
dice sealed 618b1824ca34f3e3ba82378d41283683b37de49ff8016e661aa4f521bcb01fb1
actions
', 'ea8bcf44a97957e070e57eb8a672f42058d11c936806591a3723b80a5326a64e', 2, 2, 1, 0, 0, 1, 'b0a79c81-8571-4758-b2c1-2e65c18f935e', 1795452566561, 1795452566603, 0, null, 0, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned, home) values ('NfFXJcrtx0bjyUFZXObEew', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"PjiCR50rUjm7poH-yPr7Og"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"QYzbMLb4jOhfJfWhCvwaIw"}],"window":100,"step":0,"clock":{"per":"decision","limit":2000},"absence":{"does":"bot","bot":"easy"},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed 453448c6135643622b5590eeeb3a64e145339a9ef77381050263710e4bea6e0a
actions
', '37f026a28c6d5642cbfe3038de10bb038cb9c063214b2c912061c2ea999b5e7f', 1, 2, 1, 0, 0, 1, 'b0a79c81-8571-4758-b2c1-2e65c18f935e', 1795452566627, 1795452566681, 0, 1795452568680, 0, 0);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned, home) values ('1WmRHghh0PxvGnvMPndpEw', 'reifenbreite', 'away', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"PjiCR50rUjm7poH-yPr7Og"},{"open":false,"bot":"easy","name":null,"ready":false}],"window":100,"step":0,"clock":null,"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0,"home":true}', 4, 'windschatten-record 1
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
dice sealed 861690dc43b208cd2d814fb4f4a731f6d8879eef433af75feeaf6d40424a0288
actions
', '990d10c45e50fbb70887fbca3e21a54e758b9b5d2b14b148a4b863a31ce1b668', 1, 2, 1, 0, 0, 0, null, 1795452566688, 1795452566751, 0, null, 0, 1);
insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, round, over, turn, owner, created, touched, notified, due, warned, home) values ('D4CzTkhryIqesX6Eh2eGIw', 'reifenbreite', 'riding', 0, '{"setup":{"stages":[{"course":"course short \"Short\" start 1 lines S S sprints none","board":"criterium","fingerprint":"8a02132adb05939c"}],"rules":{"level":"professional","cheating":false,"sprints":true,"jersey":false,"switching":true,"noDraftInFirstRound":false},"managers":[{"name":"team-a","teams":["red"]},{"name":"team-b","teams":["blue"]}],"deck":{"photo":1,"gain":2,"lose":2,"stop":2,"one-die":2,"extra-die":2,"fall":3,"fall-lose":2,"plus-2-alone":1,"plus-3":2,"plus-4":1,"plus-4-alone":1,"plus-4-lose":1}},"seats":[{"open":true,"bot":"easy","name":"Eva Žižka","ready":true,"person":"PjiCR50rUjm7poH-yPr7Og"},{"open":true,"bot":"easy","name":"Jan “J”","ready":true,"person":"QYzbMLb4jOhfJfWhCvwaIw"}],"window":100,"step":0,"clock":{"per":"day","limit":86400000},"absence":{"does":"wait","bot":null},"chat":"all","onlookers":false,"delay":0}', 5, 'windschatten-record 1
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
dice sealed eefce8898751d0cb81b30ac937951df15aeb002dceb2d2c1017cf54b39bb944e
actions
', 'c2c3c7cf8859f81199a3254d9236ad1531423470fbea7062217f7d80c7899641', 3, 2, 1, 0, 0, 0, 'b0a79c81-8571-4758-b2c1-2e65c18f935e', 1795452566761, 1795452566805, 0, 1795517366803, 0, 0);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 1, 'acts', '# lines 59 sum 5aef2738
1 chance: draw 41
  lead-drawn rider=1 card=41 [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
2 chance: draw 41
  lead-drawn rider=2 card=41 [DA 2]
  lead-tied riders=1,2 [DA 2]
  due what=lead rider=1 cards=1 [DA 2]
3 chance: draw hill
  lead-drawn rider=1 card=hill [DA 2]
  due what=lead rider=2 cards=1 [DA 2]
4 chance: draw 44
  lead-drawn rider=2 card=44 [DA 2]
  lead-won rider=2 [DA 2]
  stage-began stage=1 leader=2 [DA 2]
  due what=deal rider=2 cards=6 [DA 2]
5 chance: draw 48
  dealt rider=2 card=48 [DA 2]
  due what=deal rider=1 cards=6 [DA 2]
6 chance: draw 50
  dealt rider=1 card=50 [DA 2]
  due what=deal rider=2 cards=5 [DA 2]
7 chance: draw wind
  dealt rider=2 card=wind [DA 2]
  due what=deal rider=1 cards=5 [DA 2]
8 chance: draw 40
  dealt rider=1 card=40 [DA 2]
  due what=deal rider=2 cards=4 [DA 2]
9 chance: draw 43
  dealt rider=2 card=43 [DA 2]
  due what=deal rider=1 cards=4 [DA 2]
10 chance: draw 48
  dealt rider=1 card=48 [DA 2]
  due what=deal rider=2 cards=3 [DA 2]
11 chance: draw 43
  dealt rider=2 card=43 [DA 2]
  due what=deal rider=1 cards=3 [DA 2]
12 chance: draw wind
  dealt rider=1 card=wind [DA 2]
  due what=deal rider=2 cards=2 [DA 2]
13 chance: draw 46
  dealt rider=2 card=46 [DA 2]
  due what=deal rider=1 cards=2 [DA 2]
14 chance: draw 41
  dealt rider=1 card=41 [DA 2]
  due what=deal rider=2 cards=1 [DA 2]
15 chance: draw 50
  dealt rider=2 card=50 [DA 2]
  due what=deal rider=1 cards=1 [DA 2]
16 chance: draw 48
  dealt rider=1 card=48 [DA 2]
  turn-began rider=2 [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=2 [DA 3]
17 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
18 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', null, 1795452559976);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 2, 'acts', '# lines 4 sum e0c656f6
19 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-0-18', 1795452560094);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 3, 'acts', '# lines 3 sum f37f698a
20 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452560212);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 4, 'acts', '# lines 11 sum 56c86739
21 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=2 [DA 3]
22 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
23 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452560227);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 5, 'acts', '# lines 11 sum c4e1a841
24 seat 0: lay 48,spurt
  laid rider=1 card=48 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
25 chance: draw 46
  drew rider=1 card=46 [DA 3]
  sheltered rider=1 speed=48 tempo=48 [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
26 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-0-23', 1795452560251);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 6, 'acts', '# lines 4 sum 4e4fb376
27 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-1-26', 1795452560289);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 7, 'acts', '# lines 3 sum 7df7ef22
28 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452560432);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 8, 'acts', '# lines 7 sum 24379640
29 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
30 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452560440);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 9, 'acts', '# lines 8 sum 42181c6e
31 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  dropped rider=1 speed=40 tempo=45 minutes=5 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
32 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-1-30', 1795452560450);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 10, 'acts', '# lines 4 sum 8d2204c4
33 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-2-32', 1795452560465);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 11, 'acts', '# lines 3 sum 639abba9
34 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452560591);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 12, 'acts', '# lines 7 sum 3c7eac71
35 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
36 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452560605);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 13, 'acts', '# lines 8 sum 4fb45424
37 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  lost rider=1 speed=46 tempo=48 change=2 minutes=7 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
38 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-2-36', 1795452560634);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 14, 'acts', '# lines 4 sum 2833fe8e
39 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-3-38', 1795452560674);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 15, 'acts', '# lines 3 sum a67f6360
40 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452560789);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 16, 'acts', '# lines 7 sum 589d63b3
41 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
42 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452560811);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 17, 'acts', '# lines 8 sum 5f8f79d9
43 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=48 change=2 minutes=5 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
44 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-3-42', 1795452560833);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 18, 'acts', '# lines 4 sum 826b5163
45 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-4-44', 1795452560860);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 19, 'acts', '# lines 3 sum a233133a
46 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452560994);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 20, 'acts', '# lines 7 sum 34c9790f
47 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
48 chance: draw 47
  drew rider=1 card=47 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452561007);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 21, 'acts', '# lines 8 sum 92ed9699
49 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=46 change=2 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
50 chance: draw 44
  drew rider=2 card=44 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-4-48', 1795452561067);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 22, 'acts', '# lines 4 sum 502c6ab3
51 seat 1: lay 41
  laid rider=2 card=41 spurts=0 [DA 3]
  led rider=2 speed=41 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-5-50', 1795452561082);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 23, 'acts', '# lines 3 sum 4e3aedd5
52 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452561226);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 24, 'acts', '# lines 7 sum 7f892d37
53 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
54 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452561248);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 25, 'acts', '# lines 8 sum ac8e1f71
55 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=41 change=1 minutes=4 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
56 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-5-54', 1795452561285);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 26, 'acts', '# lines 4 sum b96ec733
57 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-6-56', 1795452561308);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 27, 'acts', '# lines 3 sum f4cdda9b
58 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452561430);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 28, 'acts', '# lines 7 sum 0f91ccee
59 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
60 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452561463);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 29, 'acts', '# lines 8 sum 3cbf8c6e
61 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  won-back rider=1 speed=44 tempo=43 change=1 minutes=3 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
62 chance: draw 41
  drew rider=2 card=41 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-6-60', 1795452561490);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 30, 'acts', '# lines 4 sum f1ae830c
63 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-7-62', 1795452561508);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 31, 'acts', '# lines 3 sum 9fb27972
64 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452561626);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 32, 'acts', '# lines 7 sum ac5f0f0d
65 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
66 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452561640);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 33, 'acts', '# lines 8 sum e08b457a
67 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=43 change=3 minutes=0 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
68 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-7-66', 1795452561654);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 34, 'acts', '# lines 4 sum 3e829330
69 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-8-68', 1795452561671);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 35, 'acts', '# lines 3 sum 0ca0bd39
70 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452561797);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 36, 'acts', '# lines 7 sum 0a5d1c8b
71 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
72 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452561808);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 37, 'acts', '# lines 8 sum 73760028
73 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  dropped rider=1 speed=39 tempo=49 minutes=10 hill=no [DA 3.2]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
74 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-8-72', 1795452561851);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 38, 'acts', '# lines 7 sum b0eaf8a6
75 seat 1: lay 41,spurt
  laid rider=2 card=41 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
76 chance: draw 44
  drew rider=2 card=44 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-9-74', 1795452561877);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 39, 'acts', '# lines 3 sum a47441c6
77 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452562038);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 40, 'acts', '# lines 7 sum adc7c90f
78 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
79 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452562052);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 41, 'acts', '# lines 8 sum dbdcbc41
80 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  won-back rider=1 speed=45 tempo=43 change=2 minutes=8 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
81 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-9-79', 1795452562062);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 42, 'acts', '# lines 4 sum 5a8d7881
82 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-10-81', 1795452562079);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 43, 'acts', '# lines 3 sum d1137957
83 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452562209);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 44, 'acts', '# lines 7 sum caa939f9
84 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
85 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452562224);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 45, 'acts', '# lines 8 sum b3117115
86 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  kept-up rider=1 speed=47 tempo=47 hill=no [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
87 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-10-85', 1795452562238);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 46, 'acts', '# lines 4 sum e9175f88
88 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-11-87', 1795452562258);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 47, 'acts', '# lines 3 sum a7b715c1
89 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452562385);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 48, 'acts', '# lines 7 sum 39f65e4d
90 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
91 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452562405);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 49, 'acts', '# lines 8 sum feb85e37
92 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=46 change=5 minutes=13 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
93 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-11-91', 1795452562423);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 50, 'acts', '# lines 7 sum 91f77b81
94 seat 1: lay 44,spurt
  laid rider=2 card=44 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
95 chance: draw 44
  drew rider=2 card=44 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-12-93', 1795452562447);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 51, 'acts', '# lines 3 sum 13eb33f5
96 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452562569);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 52, 'acts', '# lines 7 sum 4e99ab79
97 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
98 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452562579);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 53, 'acts', '# lines 13 sum 0017bdba
99 seat 0: lay 41,hill
  laid rider=1 card=41 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=46 [DA 4.1]
  lost rider=1 speed=41 tempo=46 change=5 minutes=18 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
100 chance: draw 47
  drew rider=1 card=47 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
101 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-12-98', 1795452562603);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 54, 'acts', '# lines 4 sum de00b004
102 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-13-101', 1795452562631);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 55, 'acts', '# lines 3 sum 2a530f64
103 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452562750);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 56, 'acts', '# lines 7 sum 9dd69959
104 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
105 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452562765);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 57, 'acts', '# lines 8 sum 3749deb8
106 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=47 change=5 minutes=23 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
107 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-13-105', 1795452562780);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 58, 'acts', '# lines 4 sum 24a337d5
108 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-14-107', 1795452562800);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 59, 'acts', '# lines 3 sum 79ccff32
109 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452562920);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 60, 'acts', '# lines 7 sum 91dbc0a9
110 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
111 chance: draw 45
  drew rider=1 card=45 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452562933);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 61, 'acts', '# lines 8 sum e38f2aa1
112 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  lost rider=1 speed=45 tempo=46 change=1 minutes=24 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
113 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-14-111', 1795452562965);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 62, 'acts', '# lines 4 sum 8ddd0729
114 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-15-113', 1795452563007);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 63, 'acts', '# lines 3 sum fe81b0d5
115 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452563127);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 64, 'acts', '# lines 7 sum 97276bc7
116 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
117 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452563134);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 65, 'acts', '# lines 8 sum ba0814d2
118 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=45 change=5 minutes=29 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
119 chance: draw hill
  drew rider=2 card=hill [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-15-117', 1795452563146);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 66, 'acts', '# lines 12 sum e4219248
120 seat 1: lay 47,hill
  laid rider=2 card=47 spurts=0 [DA 3]
  hill-laid rider=2 leader=2 how=with-card tempo=45 [DA 4.1]
  led rider=2 speed=47 [DA 3.1]
  due what=refill rider=2 cards=1 [DA 4.1]
121 chance: draw 42
  drew rider=2 card=42 [DA 3]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
122 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-16-119', 1795452563154);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 67, 'acts', '# lines 13 sum eb393d0d
123 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=47 change=7 minutes=36 [DA 3.3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
124 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
125 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-16-122', 1795452563169);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 68, 'acts', '# lines 4 sum fef55625
126 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=37 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-17-125', 1795452563191);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 69, 'acts', '# lines 3 sum f72a8a12
127 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452563325);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 70, 'acts', '# lines 7 sum 7d85c505
128 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
129 chance: draw 49
  drew rider=1 card=49 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452563341);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 71, 'acts', '# lines 8 sum 1398b6b3
130 seat 0: lay 47
  laid rider=1 card=47 spurts=0 [DA 3]
  won-back rider=1 speed=47 tempo=37 change=10 minutes=26 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
131 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-17-129', 1795452563357);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 72, 'acts', '# lines 4 sum 5aa957eb
132 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-18-131', 1795452563382);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 73, 'acts', '# lines 3 sum 1dd1ee51
133 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452563516);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 74, 'acts', '# lines 7 sum fa04718d
134 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
135 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452563573);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 75, 'acts', '# lines 8 sum 077e6011
136 seat 0: lay 39
  laid rider=1 card=39 spurts=0 [DA 3]
  lost rider=1 speed=39 tempo=43 change=4 minutes=30 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
137 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-18-135', 1795452563582);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 76, 'acts', '# lines 4 sum ae6877ab
138 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-19-137', 1795452563608);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 77, 'acts', '# lines 3 sum d94cd027
139 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452563730);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 78, 'acts', '# lines 7 sum e42d56f1
140 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
141 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452563745);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 79, 'acts', '# lines 13 sum 97389bd1
142 seat 0: lay 47,hill
  laid rider=1 card=47 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=45 [DA 4.1]
  won-back rider=1 speed=47 tempo=45 change=2 minutes=28 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
143 chance: draw 46
  drew rider=1 card=46 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
144 chance: draw 50
  drew rider=2 card=50 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-19-141', 1795452563753);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 80, 'acts', '# lines 4 sum c7af1fed
145 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-20-144', 1795452563788);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 81, 'acts', '# lines 3 sum 3aedab51
146 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452563902);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 82, 'acts', '# lines 7 sum e6050121
147 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
148 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452563919);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 83, 'acts', '# lines 8 sum 3e7679ea
149 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  kept-up rider=1 speed=43 tempo=43 hill=no [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
150 chance: draw spurt
  drew rider=2 card=spurt [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-20-148', 1795452563925);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 84, 'acts', '# lines 4 sum 380bc55c
151 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-21-150', 1795452563944);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 85, 'acts', '# lines 3 sum 31fe0e8e
152 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452564066);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 86, 'acts', '# lines 7 sum 68851735
153 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
154 chance: draw 39
  drew rider=1 card=39 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452564083);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 87, 'acts', '# lines 8 sum 2860f492
155 seat 0: lay 40
  laid rider=1 card=40 spurts=0 [DA 3]
  lost rider=1 speed=40 tempo=50 change=10 minutes=38 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
156 chance: draw 48
  drew rider=2 card=48 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-21-154', 1795452564098);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 88, 'acts', '# lines 7 sum cb5c5e53
157 seat 1: lay 42,spurt
  laid rider=2 card=42 spurts=1 [DA 4.2]
  due what=spurt rider=2 cards=1 [DA 4.2]
158 chance: draw 44
  drew rider=2 card=44 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-22-156', 1795452564106);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 89, 'acts', '# lines 3 sum bc67d325
159 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452564241);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 90, 'acts', '# lines 7 sum 08042dd3
160 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
161 chance: draw 40
  drew rider=1 card=40 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452564257);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 91, 'acts', '# lines 8 sum a4be751c
162 seat 0: lay 46
  laid rider=1 card=46 spurts=0 [DA 3]
  won-back rider=1 speed=46 tempo=44 change=2 minutes=36 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
163 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-22-161', 1795452564266);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 92, 'acts', '# lines 4 sum d8c0e21d
164 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=44 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-23-163', 1795452564294);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 93, 'acts', '# lines 3 sum 5d356b88
165 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452564420);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 94, 'acts', '# lines 7 sum 3a3122f1
166 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
167 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452564433);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 95, 'acts', '# lines 13 sum 36cd152a
168 seat 0: lay 42,hill
  laid rider=1 card=42 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=44 [DA 4.1]
  lost rider=1 speed=42 tempo=44 change=2 minutes=38 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
169 chance: draw 45
  drew rider=1 card=45 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
170 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-23-167', 1795452564452);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 96, 'acts', '# lines 4 sum a379121d
171 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-24-170', 1795452564465);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 97, 'acts', '# lines 3 sum 058eab10
172 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452564580);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 98, 'acts', '# lines 7 sum d14ebe51
173 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
174 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452564593);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 99, 'acts', '# lines 12 sum c2b989f1
175 seat 0: lay 45
  laid rider=1 card=45 spurts=0 [DA 3]
  won-back rider=1 speed=45 tempo=42 change=3 minutes=35 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
176 chance: draw wind
  drew rider=2 card=wind [DA 3]
  wind-laid rider=2 [DA 4.3]
  due what=draw rider=2 cards=1 [DA 3]
177 chance: draw 46
  drew rider=2 card=46 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-24-174', 1795452564606);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 100, 'acts', '# lines 4 sum 4247bf96
178 seat 1: lay 44
  laid rider=2 card=44 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-25-177', 1795452564613);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 101, 'acts', '# lines 3 sum a3c0c7bb
179 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452564738);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 102, 'acts', '# lines 11 sum c46a3026
180 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
181 chance: draw wind
  drew rider=1 card=wind [DA 3]
  wind-laid rider=1 [DA 4.3]
  due what=draw rider=1 cards=1 [DA 3]
182 chance: draw 50
  drew rider=1 card=50 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452564747);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 103, 'acts', '# lines 8 sum b6256f25
183 seat 0: lay 44
  laid rider=1 card=44 spurts=0 [DA 3]
  kept-up rider=1 speed=42 tempo=42 hill=no [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
184 chance: draw 45
  drew rider=2 card=45 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-25-182', 1795452564764);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 104, 'acts', '# lines 4 sum 2bc486e3
185 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-26-184', 1795452564769);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 105, 'acts', '# lines 3 sum 4e2134bd
186 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452564888);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 106, 'acts', '# lines 7 sum 408661bb
187 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
188 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452564899);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 107, 'acts', '# lines 8 sum b56ce084
189 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=49 change=1 minutes=34 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
190 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-26-188', 1795452564944);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 108, 'acts', '# lines 4 sum 1b2ea37d
191 seat 1: lay 48
  laid rider=2 card=48 spurts=0 [DA 3]
  led rider=2 speed=48 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-27-190', 1795452564953);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 109, 'acts', '# lines 3 sum f69513c2
192 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452565076);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 110, 'acts', '# lines 7 sum 88511eeb
193 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
194 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452565083);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 111, 'acts', '# lines 8 sum fb1c528e
195 seat 0: lay 41
  laid rider=1 card=41 spurts=0 [DA 3]
  lost rider=1 speed=41 tempo=48 change=7 minutes=41 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
196 chance: draw 43
  drew rider=2 card=43 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-27-194', 1795452565093);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 112, 'acts', '# lines 4 sum 2e2b7532
197 seat 1: lay 50
  laid rider=2 card=50 spurts=0 [DA 3]
  led rider=2 speed=50 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-28-196', 1795452565106);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 113, 'acts', '# lines 3 sum dc1d7374
198 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452565229);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 114, 'acts', '# lines 7 sum 923208f7
199 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
200 chance: draw 42
  drew rider=1 card=42 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452565240);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 115, 'acts', '# lines 8 sum c6e507bb
201 seat 0: lay 42
  laid rider=1 card=42 spurts=0 [DA 3]
  lost rider=1 speed=42 tempo=50 change=8 minutes=49 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
202 chance: draw 47
  drew rider=2 card=47 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-28-200', 1795452565248);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 116, 'acts', '# lines 4 sum 850087be
203 seat 1: lay 47
  laid rider=2 card=47 spurts=0 [DA 3]
  led rider=2 speed=47 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-29-202', 1795452565262);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 117, 'acts', '# lines 3 sum d5bcd1a8
204 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452565391);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 118, 'acts', '# lines 7 sum c870395d
205 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
206 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452565411);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 119, 'acts', '# lines 8 sum ab4d5f36
207 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=47 change=2 minutes=47 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
208 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-29-206', 1795452565429);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 120, 'acts', '# lines 4 sum 1b33e053
209 seat 1: lay 46
  laid rider=2 card=46 spurts=0 [DA 3]
  led rider=2 speed=46 [DA 3.1]
  due what=hill rider=1 cards=0 [DA 4.1]
', '1 2-30-208', 1795452565432);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 121, 'acts', '# lines 3 sum 6d51f5cf
210 seat 0: pass
  passed rider=1 [DA 4.1]
  due what=hill rider=2 cards=0 [DA 4.1]
', null, 1795452565570);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 122, 'acts', '# lines 7 sum a14d0dc3
211 seat 1: pass
  passed rider=2 [DA 4.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
212 chance: draw hill
  drew rider=1 card=hill [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', null, 1795452565580);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 123, 'acts', '# lines 13 sum 438ef0ec
213 seat 0: lay 48,hill
  laid rider=1 card=48 spurts=0 [DA 3]
  hill-laid rider=1 leader=2 how=with-card tempo=46 [DA 4.1]
  won-back rider=1 speed=48 tempo=46 change=2 minutes=45 [DA 3.3]
  due what=refill rider=1 cards=1 [DA 4.1]
214 chance: draw 50
  drew rider=1 card=50 [DA 3]
  turn-began rider=2 [DA 3]
  hill-over [DA 4.1]
  due what=draw rider=2 cards=1 [DA 3]
215 chance: draw 49
  drew rider=2 card=49 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-30-212', 1795452565593);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 124, 'acts', '# lines 8 sum fa62d62d
216 seat 1: lay 45
  laid rider=2 card=45 spurts=0 [DA 3]
  led rider=2 speed=45 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
217 chance: draw 48
  drew rider=1 card=48 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-31-215', 1795452565626);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 125, 'acts', '# lines 8 sum ffd188bb
218 seat 0: lay 48
  laid rider=1 card=48 spurts=0 [DA 3]
  won-back rider=1 speed=48 tempo=45 change=3 minutes=42 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
219 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-31-217', 1795452565641);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 126, 'acts', '# lines 8 sum cead1f03
220 seat 1: lay 43
  laid rider=2 card=43 spurts=0 [DA 3]
  led rider=2 speed=43 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
221 chance: draw 41
  drew rider=1 card=41 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-32-219', 1795452565650);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 127, 'acts', '# lines 8 sum 834acbae
222 seat 0: lay 50
  laid rider=1 card=50 spurts=0 [DA 3]
  won-back rider=1 speed=50 tempo=43 change=7 minutes=35 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
223 chance: draw 39
  drew rider=2 card=39 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-32-221', 1795452565666);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 128, 'acts', '# lines 8 sum 51e7b7aa
224 seat 1: lay 39
  laid rider=2 card=39 spurts=0 [DA 3]
  led rider=2 speed=39 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
225 chance: draw 43
  drew rider=1 card=43 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-33-223', 1795452565677);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 129, 'acts', '# lines 8 sum 19ac0dd6
226 seat 0: lay 49
  laid rider=1 card=49 spurts=0 [DA 3]
  won-back rider=1 speed=49 tempo=39 change=10 minutes=25 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
227 chance: draw 42
  drew rider=2 card=42 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-33-225', 1795452565690);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 130, 'acts', '# lines 8 sum a95ab944
228 seat 1: lay 42
  laid rider=2 card=42 spurts=0 [DA 3]
  led rider=2 speed=42 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
229 chance: draw spurt
  drew rider=1 card=spurt [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-34-227', 1795452565698);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 131, 'acts', '# lines 8 sum f7eb0181
230 seat 0: lay 43
  laid rider=1 card=43 spurts=0 [DA 3]
  won-back rider=1 speed=43 tempo=42 change=1 minutes=24 [DA 3.3]
  turn-began rider=2 [DA 3]
  due what=draw rider=2 cards=1 [DA 3]
231 chance: draw 40
  drew rider=2 card=40 [DA 3]
  due what=lay rider=2 cards=0 [DA 3]
', '0 1-34-229', 1795452565702);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 132, 'acts', '# lines 8 sum 9491176d
232 seat 1: lay 49
  laid rider=2 card=49 spurts=0 [DA 3]
  led rider=2 speed=49 [DA 3.1]
  turn-began rider=1 [DA 3]
  due what=draw rider=1 cards=1 [DA 3]
233 chance: draw 44
  drew rider=1 card=44 [DA 3]
  due what=lay rider=1 cards=0 [DA 3]
', '1 2-35-231', 1795452565739);
insert into race_rows (race, n, kind, line, id, at) values ('6jLC0GbPQ82UqxN3nDuyeg', 133, 'acts', '# lines 8 sum 084c79ab
234 seat 0: lay 44,spurt
  laid rider=1 card=44 spurts=1 [DA 4.2]
  due what=spurt rider=1 cards=1 [DA 4.2]
235 chance: draw 42
  drew rider=1 card=42 [DA 3]
  lost rider=1 speed=46 tempo=49 change=3 minutes=27 [DA 3.3]
  stage-ended stage=1 leader=2 points=-27,1 [DA 5]
  due what=over rider=- cards=0 [DA 6]
', '0 1-35-233', 1795452565765);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 1, 'acts', '# lines 7 sum d9e6e18a
1 chance: roll 2,6
  start-rolled manager=1 dice=2,6 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 5,6
  start-rolled manager=2 dice=5,6 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452565968);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 2, 'table', '{"fact":"answers","seat":1,"answers":{"follow":"never"}}', null, 1795452566037);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 3, 'acts', '# lines 3 sum f302aaa1
3 seat 1: place 31 A6.2
  placed rider=31 at=A6.2 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-0-2', 1795452566050);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 4, 'acts', '# lines 3 sum a9bb78bc
4 seat 0: place 22 A6.4
  placed rider=22 at=A6.4 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-0-3', 1795452566066);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 5, 'acts', '# lines 3 sum a26c283b
5 seat 1: place 33 A5.3
  placed rider=33 at=A5.3 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-1-4', 1795452566082);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 6, 'acts', '# lines 3 sum 7ed04a3a
6 seat 0: place 24 A7.3
  placed rider=24 at=A7.3 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-1-5', 1795452566181);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 7, 'acts', '# lines 3 sum 4e0825bf
7 seat 1: place 34 A8.4
  placed rider=34 at=A8.4 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-2-6', 1795452566194);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 8, 'acts', '# lines 3 sum 7e652c3e
8 seat 0: place 23 A5.1
  placed rider=23 at=A5.1 [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', '0 1-2-7', 1795452566212);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 9, 'acts', '# lines 3 sum d80f91bd
9 seat 1: place 32 A8.1
  placed rider=32 at=A8.1 [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', '1 2-3-8', 1795452566218);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 10, 'acts', '# lines 4 sum b5707944
10 seat 0: place 21 A7.2
  placed rider=21 at=A7.2 [UR 5.1]
  round-began round=1 [UR 5.2]
  turn-began rider=32 [UR 5.2]
', '0 1-3-9', 1795452566232);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 11, 'acts', '# lines 5 sum 061ccc04
11 seat 1: dice
  chose-dice rider=32 [UR 5.3]
12 chance: roll 1,5
  rolled rider=32 dice=1,5 total=6 [UR 5.3]
  total rider=32 total=6 change=0 points=6 alone=no [UR 5.6]
', '1 2-4-10', 1795452566247);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 12, 'acts', '# lines 3 sum 6b80d9c1
13 seat 1: move A10.2
  moved rider=32 from=A8.1 to=A10.2 length=2 [UR 5.3]
  turn-began rider=34 [UR 5.2]
', '1 2-5-12', 1795452566263);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 13, 'acts', '# lines 5 sum a33191e1
14 seat 1: dice
  chose-dice rider=34 [UR 5.3]
15 chance: roll 3,4
  rolled rider=34 dice=3,4 total=7 [UR 5.3]
  total rider=34 total=7 change=0 points=7 alone=no [UR 5.6]
', '1 2-6-13', 1795452566273);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 14, 'acts', '# lines 4 sum 6c671e6c
16 seat 1: move A12.1
  moved rider=34 from=A8.4 to=A12.1 length=4 [UR 5.3]
  crossed rider=34 line=1:S [UR 15]
  turn-began rider=21 [UR 5.2]
', '1 2-7-15', 1795452566282);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 15, 'acts', '# lines 3 sum 9faa19f6
17 seat 0: ask 31
  lead-offered rider=21 asked=31 [UR 16]
  due what=answer rider=21 asked=31 to=- length=0 [UR 16]
', '0 1-4-16', 1795452566291);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 16, 'acts', '# lines 3 sum f8a7791c
18 seat 1: refuse
  lead-refused rider=21 asked=31 [UR 16]
  due what=turn rider=21 asked=- to=- length=0 [UR 5.6]
', '1 2-8-17', 1795452566302);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 17, 'acts', '# lines 5 sum 7ce5b2ca
19 seat 0: dice
  chose-dice rider=21 [UR 5.3]
20 chance: roll 5,1
  rolled rider=21 dice=5,1 total=6 [UR 5.3]
  total rider=21 total=6 change=0 points=6 alone=no [UR 5.6]
', '0 1-5-18', 1795452566318);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 18, 'acts', '# lines 3 sum f1840635
21 seat 0: move A10.1
  moved rider=21 from=A7.2 to=A10.1 length=3 [UR 5.3]
  due what=follow rider=21 asked=31 to=A9.1 length=3 [UR 5.4]
', '0 1-6-20', 1795452566331);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 19, 'acts', '# lines 3 sum 8fcbbaf8
22 seat 1: stay
  stayed rider=31 leader=21 [UR 5.4]
  turn-began rider=24 [UR 5.2]
', null, 1795452566349);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 20, 'acts', '# lines 5 sum fa96a50f
23 seat 0: dice
  chose-dice rider=24 [UR 5.3]
24 chance: roll 3,4
  rolled rider=24 dice=3,4 total=7 [UR 5.3]
  total rider=24 total=7 change=0 points=7 alone=no [UR 5.6]
', '0 1-7-22', 1795452566393);
insert into race_rows (race, n, kind, line, id, at) values ('T7DuletHYykD8Ilgc2pzBg', 21, 'acts', '# lines 4 sum 6a7ab626
25 seat 0: move A13.4
  moved rider=24 from=A7.3 to=A13.4 length=6 [UR 5.3]
  crossed rider=24 line=1:S [UR 15]
  turn-began rider=31 [UR 5.2]
', '0 1-8-24', 1795452566457);
insert into race_rows (race, n, kind, line, id, at) values ('GYF31Rt5P3zGemBlDJYzHg', 1, 'acts', '# lines 7 sum 06532ca2
1 chance: roll 2,3
  start-rolled manager=1 dice=2,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,3
  start-rolled manager=2 dice=6,3 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452566602);
insert into race_rows (race, n, kind, line, id, at) values ('GYF31Rt5P3zGemBlDJYzHg', 2, 'table', '{"fact":"handed","seat":0}', null, 1795452566619);
insert into race_rows (race, n, kind, line, id, at) values ('NfFXJcrtx0bjyUFZXObEew', 1, 'acts', '# lines 7 sum 577c264e
1 chance: roll 4,2
  start-rolled manager=1 dice=4,2 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 5,6
  start-rolled manager=2 dice=5,6 [UR 5.1]
  start-won manager=2 team=blue [UR 5.1]
  due what=place rider=- asked=blue to=- length=0 [UR 5.1]
', null, 1795452566680);
insert into race_rows (race, n, kind, line, id, at) values ('1WmRHghh0PxvGnvMPndpEw', 1, 'acts', '# lines 7 sum b8b4ff99
1 chance: roll 5,5
  start-rolled manager=1 dice=5,5 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 6,1
  start-rolled manager=2 dice=6,1 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452566729);
insert into race_rows (race, n, kind, line, id, at) values ('D4CzTkhryIqesX6Eh2eGIw', 1, 'acts', '# lines 7 sum 183e6c29
1 chance: roll 6,3
  start-rolled manager=1 dice=6,3 [UR 5.1]
  due what=start-roll rider=- asked=2 to=- length=0 [UR 5.1]
2 chance: roll 1,3
  start-rolled manager=2 dice=1,3 [UR 5.1]
  start-won manager=1 team=red [UR 5.1]
  due what=place rider=- asked=red to=- length=0 [UR 5.1]
', null, 1795452566803);
insert into race_rows (race, n, kind, line, id, at) values ('D4CzTkhryIqesX6Eh2eGIw', 2, 'table', '{"fact":"days-off","seat":0,"weekdays":[0,6],"offset":60,"zone":"Europe/Prague"}', '0 off', 1795452566880);
insert into race_rows (race, n, kind, line, id, at) values ('D4CzTkhryIqesX6Eh2eGIw', 3, 'table', '{"fact":"holiday","seat":1,"days":3}', '1 hol', 1795452566890);
insert into tokens (race, hash, seat) values ('6jLC0GbPQ82UqxN3nDuyeg', '7aad9b47fb9e0585bfe5703b3ba6ebd7148fc09206af21d80287cccb635f26fc', -2);
insert into tokens (race, hash, seat) values ('6jLC0GbPQ82UqxN3nDuyeg', '681ce7156e78571d158b878e405b0e3416ea57482f513091b0bbf04fcc998c4b', 0);
insert into tokens (race, hash, seat) values ('6jLC0GbPQ82UqxN3nDuyeg', '43341ea917f3c761822a08385b50e86a15d1bba002c145a1590a7b0ad1a1ba6f', 1);
insert into tokens (race, hash, seat) values ('T7DuletHYykD8Ilgc2pzBg', 'bab1e3caf86c7d4f93ff79271c8688d4cb896f19d7e60602f59a0b3c3da9f4cc', -2);
insert into tokens (race, hash, seat) values ('T7DuletHYykD8Ilgc2pzBg', '633a2f06506a758421b54a03e6a0af33854eef4b0826f62552f56e3c712c5c85', 0);
insert into tokens (race, hash, seat) values ('T7DuletHYykD8Ilgc2pzBg', '94a989e60b1b023cd70126ed08bf0ff8b340da60f4c67bad48a6dabc453792d6', 1);
insert into tokens (race, hash, seat) values ('0uayIEwcYQydWxnHpoCTqg', 'dfa0b7ccae590d3745271ac20f474e192802b9bd470a30cc0be6dc5f10366932', -2);
insert into tokens (race, hash, seat) values ('0uayIEwcYQydWxnHpoCTqg', 'a0254f6e8597b9f1c389a88c1c3f95e2ba124143f5655ab87b0a1391f1dace80', 0);
insert into tokens (race, hash, seat) values ('GYF31Rt5P3zGemBlDJYzHg', 'dd2d6698cd8737cf4542eadbdd438bc22ef145429635a48be07f16beac35f614', -2);
insert into tokens (race, hash, seat) values ('GYF31Rt5P3zGemBlDJYzHg', '75fb39896bf2f3e98a481085703b820e0d6dcc50ba52c91de4f7b721e522b0d0', 1);
insert into tokens (race, hash, seat) values ('GYF31Rt5P3zGemBlDJYzHg', '75777ccc787dc1d185cd28ad5ea889d435791cb14be002a77f8afafe9508a358', 0);
insert into tokens (race, hash, seat) values ('NfFXJcrtx0bjyUFZXObEew', 'c65ce46ba8001b2e952042f95f2eb73cdca8d47b23494adaf6c3835568670c52', -2);
insert into tokens (race, hash, seat) values ('NfFXJcrtx0bjyUFZXObEew', '9c40980066c57830509268caeac4b05cfe6adf30f304a3e7144dad88bc54167c', 0);
insert into tokens (race, hash, seat) values ('NfFXJcrtx0bjyUFZXObEew', '29c6821399acac644301ef365cc18addd07799473cc228bfc5aba0d6eaa7a959', 1);
insert into tokens (race, hash, seat) values ('1WmRHghh0PxvGnvMPndpEw', '1ee5bc9afb49a089d70bb946a4e39d1b5f0477945f3a0213da3498457326ce26', -2);
insert into tokens (race, hash, seat) values ('1WmRHghh0PxvGnvMPndpEw', '68ed8de731573dc0ab9f9bb9446c9d6660ac8c7801c897b6a1ecd76c0412f052', 0);
insert into tokens (race, hash, seat) values ('D4CzTkhryIqesX6Eh2eGIw', '405df1981bb69d932566277ae1ba91fb5c02d059246b918060205782d78adea3', -2);
insert into tokens (race, hash, seat) values ('D4CzTkhryIqesX6Eh2eGIw', 'd17710b2f107de28efb0421477fc13a513be6972e1384a706f2ad477a573c1ce', 0);
insert into tokens (race, hash, seat) values ('D4CzTkhryIqesX6Eh2eGIw', '6b2c6a1616b5a03839ef290c98d491248ba3eeb5771862fcb694cf8f7ee27857', 1);
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 19, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 27, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 33, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 39, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 45, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 51, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 57, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 63, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 69, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 76, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 82, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 88, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 95, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 102, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 108, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 114, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 126, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 132, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 138, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 145, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 151, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 158, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 164, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 171, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 178, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 185, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 191, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 197, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 203, -2, '');
insert into replies (race, entries, seat, reply) values ('6jLC0GbPQ82UqxN3nDuyeg', 209, -2, '');
insert into processes (id, until) values ('b0a79c81-8571-4758-b2c1-2e65c18f935e', 1795452568720);
insert into people (id, name, created) values ('PjiCR50rUjm7poH-yPr7Og', 'Eva Žižka', 1795452559225);
insert into people (id, name, created) values ('QYzbMLb4jOhfJfWhCvwaIw', 'Jan “J”', 1795452559290);
insert into person_tokens (person, hash) values ('PjiCR50rUjm7poH-yPr7Og', '92031a9cab6f655aeca7ed9907b46e7c4f5ea328d3e7cd1f7735655ca19b6dc4');
insert into person_tokens (person, hash) values ('QYzbMLb4jOhfJfWhCvwaIw', '92d87d1ca40b6abc8142cb8b616900cf2019413608ab15039fdff05a14369653');
insert into phrases (hash, person) values ('bc95e027ef894c7c2f60d8d8921e7bbdce74de8a33a147717f81b4ccdb6d3bd4', 'PjiCR50rUjm7poH-yPr7Og');
insert into person_seats (person, race, seat) values ('PjiCR50rUjm7poH-yPr7Og', '6jLC0GbPQ82UqxN3nDuyeg', 0);
insert into person_seats (person, race, seat) values ('QYzbMLb4jOhfJfWhCvwaIw', '6jLC0GbPQ82UqxN3nDuyeg', 1);
insert into person_seats (person, race, seat) values ('PjiCR50rUjm7poH-yPr7Og', 'T7DuletHYykD8Ilgc2pzBg', 0);
insert into person_seats (person, race, seat) values ('QYzbMLb4jOhfJfWhCvwaIw', 'T7DuletHYykD8Ilgc2pzBg', 1);
insert into person_seats (person, race, seat) values ('QYzbMLb4jOhfJfWhCvwaIw', 'GYF31Rt5P3zGemBlDJYzHg', 1);
insert into person_seats (person, race, seat) values ('PjiCR50rUjm7poH-yPr7Og', 'NfFXJcrtx0bjyUFZXObEew', 0);
insert into person_seats (person, race, seat) values ('QYzbMLb4jOhfJfWhCvwaIw', 'NfFXJcrtx0bjyUFZXObEew', 1);
insert into person_seats (person, race, seat) values ('PjiCR50rUjm7poH-yPr7Og', '1WmRHghh0PxvGnvMPndpEw', 0);
insert into person_seats (person, race, seat) values ('PjiCR50rUjm7poH-yPr7Og', 'D4CzTkhryIqesX6Eh2eGIw', 0);
insert into person_seats (person, race, seat) values ('QYzbMLb4jOhfJfWhCvwaIw', 'D4CzTkhryIqesX6Eh2eGIw', 1);
insert into forgotten (race, at) values ('1WmRHghh0PxvGnvMPndpEw', 1795452566755);
insert into house (name, said) values ('phrase-salt', '8d375eb1d873f14a230791f73c03a7d0');
insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ('PjiCR50rUjm7poH-yPr7Og', 'h', 'https://push.example/1', 'p', 'a', 'cs');
insert into present (race, seat, process) values ('1WmRHghh0PxvGnvMPndpEw', 0, 'b0a79c81-8571-4758-b2c1-2e65c18f935e');
insert into handings (race, hash, seat) values ('T7DuletHYykD8Ilgc2pzBg', '1cce1f61103be9ea04e218f966f03754ac2f624760753c11889cd03a97a98911', 1);
insert into person_names (person, race, seat) values ('PjiCR50rUjm7poH-yPr7Og', 'GYF31Rt5P3zGemBlDJYzHg', 0);
insert into chat (race, n, seat, kind, said, id, at, person, name) values ('T7DuletHYykD8Ilgc2pzBg', 1, 0, 'text', 'Ahoj! “Ä”; insert', '0 line-1', 1795452566496, 'PjiCR50rUjm7poH-yPr7Og', null);
insert into chat (race, n, seat, kind, said, id, at, person, name) values ('T7DuletHYykD8Ilgc2pzBg', 2, 1, 'phrase', 'good-luck', '1 line-2', 1795452566516, 'QYzbMLb4jOhfJfWhCvwaIw', null);
