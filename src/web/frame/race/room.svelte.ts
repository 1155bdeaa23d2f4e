/**
 * Which parts of the race screen take space from others. The components write it here, because a CSS rule with `:has`
 * would restyle some 700 elements whenever anything in the screen changes.
 */
class Room {
  /** The panel with log and tables is folded. */
  folded = $state(false);
  /** An explanation for new players is on screen. */
  explains = $state(false);
}

export const room = new Room();
