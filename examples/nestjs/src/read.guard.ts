import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { type CanActivate, type ExecutionContext, Inject, Injectable } from "@nestjs/common"
import { SETTINGS } from "./exchange.module.js"
import type { Settings } from "./settings.js"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Allows requests whose bearer token equals `readToken` in the settings. */
@Injectable()
export class ReadGuard implements CanActivate {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const { authorization = "" } = context.switchToHttp().getRequest<IncomingMessage>().headers
    return timingSafeEqual(digest(authorization), digest(`Bearer ${this.settings.readToken}`))
  }
}
