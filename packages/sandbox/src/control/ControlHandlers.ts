/** The types of the control API's handlers: all handlers, and the subset that each service implements. */
import type { Handlers } from "../http/Handler.ts"
import type { operations } from "./schema.gen.ts"

export type ControlHandlers = Handlers<operations>

/** The control operations that the exchange implements. */
export type ExchangeControl = Pick<
  ControlHandlers,
  | "listMarketSurveys"
  | "getMarketSurvey"
  | "publishMarketSurvey"
  | "changeMarketSurvey"
  | "rotateSupplierKey"
  | "sendRespondents"
  | "listSubscriptions"
  | "listPostbacks"
  | "listDeliveries"
  | "listDeliveryDigests"
  | "getDelivery"
  | "replayDelivery"
  | "listDeliveryFaults"
  | "injectDeliveryFault"
  | "clearDeliveryFaults"
  | "publishMarketSurveys"
  | "listSessions"
  | "getSession"
  | "continueSession"
  | "listLedgers"
  | "listUndeliveredMessages"
  | "listEntryLinks"
  | "createEntryLink"
  | "listPanelists"
  | "getRespondent"
  | "listCodes"
  | "listRecordings"
  | "importRecording"
  | "getRecording"
  | "removeRecording"
  | "playRecording"
>

/** The control operations that the brand lift service implements. */
export type BrandLiftControl = Pick<
  ControlHandlers,
  | "listStudies"
  | "setCampaignStatus"
  | "getLiftHistory"
  | "setCampaignEffect"
  | "setCampaignPeople"
  | "listCampaignPopulation"
  | "listEmails"
  | "downloadExport"
  | "listUnknownFilterValues"
>
