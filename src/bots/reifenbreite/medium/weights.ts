/**
 * All weights of Medium's evaluation. Units: *spaces* of road, *turns* (about seven spaces), *points* of the score sheet. They were found by
 * regression on Medium's own races and by races in the arena (docs/decisions/0004-medium-bot.md).
 */
export interface Weights {
  /** The value of a place in a line, as a share of the mean of the better of two moves. */
  readonly line: number;
  /** Additional spaces behind a team-mate, who does not break away. */
  readonly teamMateLeads: number;
  /** Additional spaces before a team-mate, because the lead can change between them. */
  readonly teamMateFollows: number;
  /** Additional spaces where the second rider ahead is a team-mate, too. */
  readonly teamMatesLead: number;
  /** Additional spaces where a team-mate leads the rival who leads this rider. */
  readonly teamMateInLine: number;
  /** The value of the cards of team-mates in the line, as a share of their advantage over dice. */
  readonly lineCards: number;
  /** Remaining turns from which these count in full; with less road they count less. */
  readonly lineTurns: number;
  /** Share of that for a free space behind a team-mate within reach. */
  readonly wheel: number;
  /** Additional spaces for the third rider of a line and those behind, because two riders ahead may roll well. */
  readonly deep: number;
  /** The reserve value of an energy card, compared with its mean advantage over a die. */
  readonly card: number;
  readonly joker: number;
  /** Additional reserve value of a card while many turns remain, because a later moment may help the whole line. */
  readonly wait: number;
  /** Remaining turns from which that value counts in full. */
  readonly waitTurns: number;
  /** Factor for the cards of rivals, who waste some. */
  readonly rivalCards: number;
  /** Turns a card needs to find its moment; with less road it loses value. */
  readonly cardTurns: number;
  /**
   * Uncertainty about who of two riders crosses a line first: a constant number of turns, and a part that grows
   * with the square root of the turns left.
   */
  readonly unsure: number;
  readonly unsurePerTurn: number;
  /** Weight of the pace. It is a lone rider's pace, and in company climbs and cobbles cost less. */
  readonly pace: number;
  /** Turns that a space of lead is worth in addition to the pace, because the leading rider moves first. */
  readonly ahead: number;
  /** Weight of a rival's loss, who is one of three. */
  readonly rivals: number;
  /** Weight of the jersey's future points, for its wearer and for riders who may win it. */
  readonly jersey: number;
  /** Turns to a sprint line from which on it counts. */
  readonly sprintInSight: number;
  /** Turns a rival would lose by following and still follows. */
  readonly rivalFollows: number;
  /** Points in favour of following, because a draft is certain. */
  readonly follow: number;
  /** Points in favour of refusing the lead, because the line stays behind the other rider. */
  readonly refuse: number;
  /** Points that asking a rival must promise. */
  readonly ask: number;
  /** Weight of a disqualification, relative to its points. */
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
