/**
 * Timeouts of a connection that follow the round trips measured on it, as TCP's do (RFC 6298: the mean and four mean deviations). Each timeout that was reached doubles
 * the next ones, until a round trip is measured again, so that a slow line is not cut off over and over.
 */
export class RoundTrip {
  #mean: number | null = null;
  #deviation = 0;
  #backOff = 1;

  /** @param milliseconds between a message and its answer */
  add(milliseconds: number): void {
    if (this.#mean === null) [this.#mean, this.#deviation] = [milliseconds, milliseconds / 2];
    else {
      this.#deviation += (Math.abs(milliseconds - this.#mean) - this.#deviation) / 4;
      this.#mean += (milliseconds - this.#mean) / 8;
    }
    this.#backOff = 1;
  }

  /** A timeout was reached without an answer. */
  timedOut(): void {
    this.#backOff = Math.min(MAX_BACK_OFF, this.#backOff * 2);
  }

  /** How long an answer may take before the connection counts as lost, in milliseconds. @param least on a fast line */
  answerWithin(least: number): number {
    const expected = this.#mean === null ? 0 : this.#mean + 4 * this.#deviation;
    return Math.min(MAX_TIMEOUT_MS, Math.max(least, expected) * this.#backOff);
  }

  /** How long a new connection may take until its first message, in milliseconds. @param least on a fast line */
  connectWithin(least: number): number {
    return Math.min(MAX_TIMEOUT_MS, Math.max(least, ROUND_TRIPS_TO_CONNECT * (this.#mean ?? 0)) * this.#backOff);
  }
}

const MAX_BACK_OFF = 8;
const MAX_TIMEOUT_MS = 60_000;
/** TCP, two for TLS, the WebSocket, and the first message; and one to spare. */
const ROUND_TRIPS_TO_CONNECT = 6;
