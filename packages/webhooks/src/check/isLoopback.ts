/**
 * Checks whether a URL refers to this machine. Host names are not resolved, so only names and addresses that cannot refer to another machine are
 * accepted.
 */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname)
