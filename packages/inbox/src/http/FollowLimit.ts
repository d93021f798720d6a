/**
 * How many clients wait for changes at a time.
 */
export interface FollowLimit {
  /** Undefined when there are too many. What it returns gives the place back, once. */
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
