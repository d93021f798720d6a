/**
 * Whether a host is this machine. Names are not looked up: only those that can mean no other machine count.
 */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname)
