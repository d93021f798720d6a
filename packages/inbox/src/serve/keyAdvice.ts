/**
 * Returns what to do if the subscriptions, which contain the keys, cannot be read. `reason` is the `_tag` of the reason for which the exchange client
 * failed.
 */
export const keyAdvice = (reason: string): string => {
  switch (reason) {
    case "AuthenticationError":
    case "ForbiddenError":
      return "check FIELDWORK_EXCHANGE_API_KEY, and whether this key belongs to the supplier FIELDWORK_INBOX_SUPPLIER_CODE"
    case "NotFoundError":
      return "subscribe to the callbacks, or correct FIELDWORK_INBOX_SUPPLIER_CODE"
    default:
      return "check FIELDWORK_EXCHANGE_URL and the network"
  }
}
