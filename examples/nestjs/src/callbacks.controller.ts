import type { IncomingMessage, ServerResponse } from "node:http"
import { Controller, Inject, Post, Req, Res } from "@nestjs/common"
import type { Inbox } from "@fieldwork/inbox/promise"
import { nestReceiver } from "@fieldwork/webhooks/nest"
import { INBOX } from "./exchange.module.js"

@Controller("callbacks")
export class CallbacksController {
  private readonly receive

  constructor(@Inject(INBOX) { callbacks }: Inbox) {
    this.receive = {
      opportunities: nestReceiver(callbacks.opportunities),
      outcomes: nestReceiver(callbacks.outcomes)
    }
  }

  @Post("opportunities")
  opportunities(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    return this.receive.opportunities(request, response)
  }

  @Post("outcomes")
  outcomes(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    return this.receive.outcomes(request, response)
  }
}
