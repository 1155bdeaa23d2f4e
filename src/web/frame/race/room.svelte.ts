/**
 * What takes room from the other parts of the race's screen, or gives it. Told by whoever is there, not looked for: a rule that asks what the screen holds (`:has`) has
 * everything in it, some 700 elements, styled anew whenever anything comes into it or goes.
 */
class Room {
  /** Log and tables are folded away. */
  folded = $state(false);
  /** Something that is met for the first time is explained. */
  explains = $state(false);
}

export const room = new Room();
