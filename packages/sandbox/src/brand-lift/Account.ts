/** The id of the account to which the sandbox's client belongs. */

export const accountId = "1f6e2a54-0f0b-4c8e-9a6d-3c1b7e5d9f20"
export const projectManagerUserId = 7710

/** The email address of the user on whose behalf the client's token acts. */
export const requesterEmail = "analyst@sandbox.example"

/** The id of the permission that the client has. It applies to all campaigns that the client creates. */
export const ownPermission = 5021

/** The parent of each permission for a sub-group: the permission for the group to which the sub-group belongs. */
const parents: ReadonlyMap<number, number> = new Map([
  [5022, ownPermission],
  [5023, ownPermission]
])

/** Checks whether `permission` is `ancestor` or is below it in the hierarchy of groups, at any depth. */
export const isWithin = (permission: number, ancestor: number): boolean => {
  for (let at: number | undefined = permission; at !== undefined; at = parents.get(at)) if (at === ancestor) return true
  return false
}
