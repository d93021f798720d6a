/** Limits the number of clients that can wait for changes at the same time. */
export interface FollowLimit {
  /**
   * Takes a slot. Returns a function that releases the slot, or undefined if too many clients are waiting. Calling the function again has no effect.
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
