/** The handlers of the control API, and those that belong to each service. */
import type { Handlers } from "../http/Handler.ts"
import type { operations } from "./schema.gen.ts"

export type ControlHandlers = Handlers<operations>

/** The part of the control API that belongs to the exchange. */
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

/** The part of the control API that belongs to the brand lift service. */
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
