/**
 * Receives one response. undici calls the `on…` methods, and core calls the other methods. The body is buffered as text or read in chunks.
 *
 * No method throws to undici. If receiving fails before the headers arrive, the response is rejected. If it fails later, reading the body fails.
 */
import type { Transform } from "node:stream"
import type { Dispatcher } from "undici"
import type { FetchResponse, ResponseBody, ResponseHeaders } from "../Fetch.ts"
import { AbortedError, maxBodyBytes, type Fields, ReceivedHeaders, textOf, TooLargeError } from "./receivedResponse.ts"
import { decoderFor } from "./contentEncoding.ts"

/** The maximum number of unread bytes before the socket is paused. */
const maxWaitingBytes = 256 * 1024

type Chunk = { readonly done: boolean; readonly value?: Uint8Array | undefined }

const ended: Chunk = { done: true }

export class ResponseReceiver implements Dispatcher.DispatchHandler, FetchResponse, ResponseBody {
  status = 0
  headers: ResponseHeaders = new ReceivedHeaders({})
  private readonly resolve: (response: FetchResponse) => void
  private readonly reject: (cause: unknown) => void
  private controller: Dispatcher.DispatchController | undefined = undefined
  private makeDecoder: ((first: Uint8Array) => Transform) | undefined = undefined
  private decoder: Transform | undefined = undefined
  private chunks: Array<Buffer> = []
  /** The number of bytes in `chunks`. */
  private size = 0
  private state: "open" | "ended" | "failed" = "open"
  private cause: unknown = undefined
  private isPaused = false
  /** Called when a chunk has arrived, the body has ended, or receiving it has failed. */
  private wake: (() => void) | undefined = undefined

  constructor(resolve: (response: FetchResponse) => void, reject: (cause: unknown) => void) {
    this.resolve = resolve
    this.reject = reject
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller
    if (this.state === "failed") controller.abort(new AbortedError())
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Fields): void {
    if (status < 200) return
    this.status = status
    this.headers = new ReceivedHeaders(headers)
    this.resolve(this)
    const coding = this.headers.get("content-encoding")
    if (coding !== null) this.decodeFrom(coding)
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.makeDecoder === undefined) return this.take(chunk)
    this.decoder ??= this.decoding(this.makeDecoder(chunk))
    if (!this.decoder.write(chunk)) controller.pause()
  }

  onResponseEnd(): void {
    if (this.decoder === undefined) this.end()
    else this.decoder.end()
  }

  onResponseError(_: Dispatcher.DispatchController | null, cause: Error): void {
    this.fail(cause)
  }

  /** Destroys the socket, unless the response is complete. */
  abort(): void {
    this.fail(new AbortedError())
  }

  get body(): ResponseBody {
    return this
  }

  /** Stops reading. If the body is complete, its connection can be reused. Otherwise, the connection is closed. */
  async cancel(): Promise<void> {
    this.abort()
  }

  async text(): Promise<string> {
    this.isPaused = true
    if (this.size > maxWaitingBytes) this.resume()
    while (this.state === "open") await this.news()
    if (this.state === "failed") throw this.cause
    const text = textOf(this.chunks)
    this.chunks = []
    return text
  }

  getReader(): { read(): Promise<Chunk> } {
    return { read: () => this.read() }
  }

  private async read(): Promise<Chunk> {
    while (this.chunks.length === 0 && this.state === "open") await this.news()
    const value = this.chunks.shift()
    if (value === undefined) {
      if (this.state === "failed") throw this.cause
      return ended
    }
    const wasFull = this.size > maxWaitingBytes
    this.size -= value.length
    if (wasFull && this.size <= maxWaitingBytes) this.resume()
    return { done: false, value }
  }

  private news(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve
    })
  }

  private notify(): void {
    const { wake } = this
    this.wake = undefined
    wake?.()
  }

  private take(chunk: Buffer): void {
    if (this.state !== "open") return
    this.chunks.push(chunk)
    this.size += chunk.length
    if (this.isPaused) {
      if (this.size > maxBodyBytes) this.fail(new TooLargeError())
      return
    }
    if (this.size > maxWaitingBytes) this.pause()
    this.notify()
  }

  private end(): void {
    if (this.state !== "open") return
    this.state = "ended"
    this.notify()
  }

  private fail(cause: unknown): void {
    if (this.state !== "open") return
    this.state = "failed"
    this.cause = cause
    this.chunks = []
    this.decoder?.destroy()
    this.controller?.abort(cause instanceof Error ? cause : new AbortedError())
    // Rejecting the response has no effect after its headers have arrived.
    this.reject(cause)
    this.notify()
  }

  private pause(): void {
    if (this.decoder === undefined) this.controller?.pause()
    else this.decoder.pause()
  }

  private resume(): void {
    if (this.decoder === undefined) this.controller?.resume()
    else this.decoder.resume()
  }

  private decodeFrom(coding: string): void {
    try {
      this.makeDecoder = decoderFor(coding)
    } catch (cause) {
      this.fail(cause)
    }
  }

  private decoding(decoder: Transform): Transform {
    return decoder
      .on("data", (chunk: Buffer) => this.take(chunk))
      .on("drain", () => this.controller?.resume())
      .on("end", () => this.end())
      .on("error", (cause) => this.fail(cause))
  }
}
