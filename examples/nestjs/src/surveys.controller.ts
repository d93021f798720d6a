import { Controller, Get, Inject, NotFoundException, Param, ParseIntPipe, Query, UseGuards } from "@nestjs/common"
import { ApiError, type Exchange } from "@fieldwork/exchange/promise"
import type { Inbox } from "@fieldwork/inbox/promise"
import { EXCHANGE, INBOX, SETTINGS } from "./exchange.module.js"
import { ReadGuard } from "./read.guard.js"
import type { Settings } from "./settings.js"

@Controller("surveys")
@UseGuards(ReadGuard)
export class SurveysController {
  constructor(
    @Inject(INBOX) private readonly inbox: Inbox,
    @Inject(EXCHANGE) private readonly exchange: Exchange,
    @Inject(SETTINGS) private readonly settings: Settings
  ) {}

  /** Returns the surveys that are live according to the callbacks. */
  @Get()
  async live(@Query("locale") locale?: string) {
    const countryLanguages = locale === undefined ? undefined : [locale]
    const surveys = await Array.fromAsync(this.inbox.opportunities.list({ status: "live", countryLanguages }))
    return surveys.map(({ opportunity }) => opportunity)
  }

  @Get(":number")
  async one(@Param("number", ParseIntPipe) number: number) {
    const known = await this.inbox.opportunities.get(number)
    if (known === undefined) throw new NotFoundException("no message about this survey has been received")
    return known
  }

  /** Returns the supplier's current allocation for a survey, fetched from the exchange. */
  @Get(":number/allocation")
  async allocation(@Param("number", ParseIntPipe) SurveyNumber: number) {
    try {
      return await this.exchange.supplierSurveys.get({ SurveyNumber, SupplierCode: this.settings.supplierCode })
    } catch (cause) {
      if (cause instanceof ApiError && cause.reason._tag === "NotFoundError")
        throw new NotFoundException("the exchange has no such survey for this supplier", { cause })
      throw cause
    }
  }
}
