/** The codes that a server knows, in the order in which they are offered. */
export const PHRASES = [
  ...['hello', 'good-luck', 'well-ridden', 'nice-move', 'ouch', 'lucky', 'thinking', 'moment', 'back', 'your-turn', 'thanks', 'sorry'],
  ...['good-race', 'again', 'bye'],
];
