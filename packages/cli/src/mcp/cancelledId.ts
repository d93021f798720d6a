/**
 * Recognises the notification with which a client cancels a request.
 */
import { isJSONRPCNotification, type JSONRPCMessage, type RequestId } from "@modelcontextprotocol/sdk/types.js"

/** Returns the id of the request that a message cancels, or undefined if the message does not cancel a request. */
export const cancelledId = (message: JSONRPCMessage): RequestId | undefined => {
  if (!isJSONRPCNotification(message) || message.method !== "notifications/cancelled") return undefined
  const id = message.params?.["requestId"]
  return typeof id === "string" || typeof id === "number" ? id : undefined
}
