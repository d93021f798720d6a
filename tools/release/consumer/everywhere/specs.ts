import brandLift from "@fieldwork/specs/brand-lift" with { type: "json" }
import exchange from "@fieldwork/specs/exchange" with { type: "json" }
import { same } from "../same.ts"

same([brandLift.openapi, exchange.openapi], ["3.1.1", "3.1.1"])
same(exchange.paths["/Demand/v1/Surveys/Create"].post.operationId, "createSurvey")
