/** Returns what to do if the keys of an inbox from `createInbox` cannot be read from the subscriptions, in terms of its options. See `keyAdvice`. */
export const optionAdvice = (reason: string): string => {
  switch (reason) {
    case "AuthenticationError":
    case "ForbiddenError":
      return "check the API key of `exchange`, and whether this key belongs to the supplier `supplierCode`"
    case "NotFoundError":
      return "subscribe to the callbacks, or correct `supplierCode`"
    default:
      return "check the base URL of `exchange` and the network"
  }
}
