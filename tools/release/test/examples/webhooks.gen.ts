// Written from docstrings by `vitest run test/examples -u`: edit those.
import { checkReceiver } from "@fieldwork/webhooks/conformance"
import { createServer } from "node:http"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "checkReceiver",
    run: async (check) => {
      // It accepts everything.
      const server = createServer((request, response) => request.resume().on("end", () => response.end()))
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const failed: Array<string> = []
      for await (const { id, verdict } of checkReceiver(`http://127.0.0.1:${port}/`, { only: "tampered/first" }))
        if (verdict === "failed") failed.push(id)
      server.close()
      check(failed[0], "\"tampered/first-byte\"")
    }
  }
]
