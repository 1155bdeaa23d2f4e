/**
 * What Medium's judgement hangs on, all in one place. Units: *spaces* of road, *turns* (about seven spaces), *points* of the score sheet. Found by
 * regression over Medium's own races and by races in the arena (docs/decisions/0004-medium-bot.md); none is sacred.
 */

export interface Weights {
  /** What a place in a line is worth, as a share of the mean of the better of two rides. */
  readonly line: number;
  /** Spaces more behind a team-mate, who does not shake him off. */
  readonly teamMateLeads: number;
  /** Spaces more before a team-mate: the lead may change between them. */
  readonly teamMateFollows: number;
  /** Spaces more where the second before him is a team-mate too. */
  readonly teamMatesLead: number;
  /** Spaces more where a team-mate leads the rival who leads him. */
  readonly teamMateInLine: number;
  /** What the cards of team-mates in the line are worth to a rider, as a share of what they are better than dice by. */
  readonly lineCards: number;
  /** From so many turns on; with less road, less. */
  readonly lineTurns: number;
  /** Of that, for a free space behind a team-mate within reach. */
  readonly wheel: number;
  /** Spaces more for whoever is third or farther back in a line: two riders before him may roll well. */
  readonly deep: number;
  /** What an energy card is kept for, against the mean it is better than a die by. */
  readonly card: number;
  readonly joker: number;
  /** What a card is kept for besides, while there are many turns: a moment when it helps the whole line. */
  readonly wait: number;
  /** From so many turns on the moment will come. */
  readonly waitTurns: number;
  /** Of the worth of cards, for rivals, who waste some. */
  readonly rivalCards: number;
  /** How many turns a card needs to find its moment: less road than that, and it is worth less. */
  readonly cardTurns: number;
  /** How unsure it is who of two is first over a line: turns for certain, and for the root of the turns left. */
  readonly unsure: number;
  readonly unsurePerTurn: number;
  /** How much of the pace counts: it is that of a lone rider, and in company climbs and cobbles cost less. */
  readonly pace: number;
  /** Turns that a space of lead is worth beside the pace: what is left of that, and who is ahead rides first. */
  readonly ahead: number;
  /** Of what a rival loses, who is one of three. */
  readonly rivals: number;
  /** Of the jersey's points to come, for who wears it and for who may win it. */
  readonly jersey: number;
  /** Turns to a sprint line from which on it is thought of. */
  readonly sprintInSight: number;
  /** Turns a rival would lose by following and follows nonetheless. */
  readonly rivalFollows: number;
  /** Points in favour of following: a draft is sure. */
  readonly follow: number;
  /** Points in favour of refusing the lead: the line stays behind the other. */
  readonly refuse: number;
  /** Points that asking another manager's rider must promise. */
  readonly ask: number;
  /** How much a disqualification is feared, against its points. */
  readonly dread: number;
}

export const WEIGHTS: Weights = {
  line: 0.5,
  teamMateLeads: 1.8,
  teamMateFollows: 0.6,
  teamMatesLead: 1.2,
  teamMateInLine: 1.2,
  lineCards: 0.3,
  lineTurns: 4,
  wheel: 0.8,
  deep: 0.4,
  card: 1,
  joker: 1,
  wait: 1.1,
  waitTurns: 8,
  rivalCards: 0.6,
  cardTurns: 1,
  unsure: 0.03,
  unsurePerTurn: 0.33,
  pace: 0.8,
  ahead: 0.04,
  rivals: 1 / 3,
  jersey: 0.3,
  sprintInSight: 10,
  rivalFollows: 0.05,
  follow: 0.7,
  refuse: 0.5,
  ask: 0.3,
  dread: 1.3,
};
