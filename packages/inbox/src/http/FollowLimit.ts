/** Limits the number of clients that can wait for changes at the same time. */
export interface FollowLimit {
  /**
   * Takes one of the slots for waiting clients. Returns a function that releases the slot, or undefined if no slot is free. Only the first call to
   * the returned function has an effect.
   */
  readonly enter: () => (() => void) | undefined
}

export const makeFollowLimit = (max: number): FollowLimit => {
  let following = 0
  return {
    enter: () => {
      if (following >= max) return undefined
      following += 1
      let isHeld = true
      return () => {
        if (isHeld) following -= 1
        isHeld = false
      }
    }
  }
}
