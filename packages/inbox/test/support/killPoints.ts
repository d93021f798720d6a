/** The points at which a process can be killed, in the order in which the handling of a callback reaches them. */
export const killPoints = [
  "after read",
  "after verify",
  "after acceptance",
  "before commit",
  "after commit",
  "before projection",
  "mid-projection",
  "before cursor",
  "after projection"
] as const
export type KillPoint = (typeof killPoints)[number]
