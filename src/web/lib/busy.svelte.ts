/** Whether a task is running, so that its button can be disabled meanwhile. */
export class Busy {
  isOn = $state(false);

  /** Runs a task. The flag ends with it, even if the task rejects, so that the player can try again. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    this.isOn = true;
    try {
      return await task();
    } finally {
      this.isOn = false;
    }
  }
}
