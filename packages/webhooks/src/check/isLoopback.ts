/**
 * Whether a host is this machine. Names are not resolved, so only those that cannot refer to another machine count.
 */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname)
