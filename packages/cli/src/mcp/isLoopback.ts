/**
 * Recognises the names and addresses with which only programs on the same machine can be reached.
 */
import { BlockList, isIP } from "node:net"

const loopback = new BlockList()
loopback.addSubnet("127.0.0.0", 8, "ipv4")
loopback.addAddress("::1", "ipv6")

/** Checks whether a host is `localhost` or a loopback address. An IPv6 address may be enclosed in brackets, as in a URL. */
export const isLoopback = (host: string): boolean => {
  const address = host.replaceAll(/[[\]]/g, "")
  const version = isIP(address)
  return version === 0 ? host === "localhost" : loopback.check(address, version === 6 ? "ipv6" : "ipv4")
}
