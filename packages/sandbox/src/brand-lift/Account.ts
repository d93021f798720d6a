/** The account of the sandbox's client, and its permissions. */

export const accountId = "1f6e2a54-0f0b-4c8e-9a6d-3c1b7e5d9f20"
export const projectManagerUserId = 7710

/** The address of the user whom the client's token represents. */
export const requesterEmail = "analyst@sandbox.example"

/** The permission of the client, which its campaigns belong to. */
export const ownPermission = 5021

/** The parent permission of each sub-group. */
const parents: ReadonlyMap<number, number> = new Map([
  [5022, ownPermission],
  [5023, ownPermission]
])

/** Whether a permission is `ancestor` or one of its sub-groups, at any depth. */
export const isWithin = (permission: number, ancestor: number): boolean => {
  for (let at: number | undefined = permission; at !== undefined; at = parents.get(at)) if (at === ancestor) return true
  return false
}
