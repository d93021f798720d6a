/** Limits the number of clients that wait for changes at the same time. */
export interface FollowLimit {
  /**
   * Takes a slot. Returns a function that releases it, or undefined if there are too many clients. Only the first call of that function has an
   * effect.
   */
  readonly enter: () => (() => void) | undefined
}

export const makeFollowLimit = (most: number): FollowLimit => {
  let following = 0
  return {
    enter: () => {
      if (following >= most) return undefined
      following += 1
      let isHeld = true
      return () => {
        if (isHeld) following -= 1
        isHeld = false
      }
    }
  }
}
