// Generated from packages/inbox/api by `npm run generate`. Do not edit: change the document and generate again.

export const document = {
 "openapi": "3.1.1",
 "info": {
  "title": "Fieldwork inbox read API",
  "version": "0.1.0",
  "summary": "What the inbox knows about surveys and sessions, for programs in any language.",
  "description": "Served by `fieldwork-inbox serve` where `FIELDWORK_INBOX_API_TOKEN` is set, and by `createReadApi` of `@fieldwork/inbox`, under `/api` unless told otherwise.\nIt only reads. Documents are as the exchange sent them, with its names.\n\nDocuments of outcomes contain `respondent_id`, `session_id` and `panelist_id`, which identify respondents. They are never logged; `FIELDWORK_INBOX_API_OUTCOMES=false`\nleaves all operations on outcomes out.",
  "license": {"name": "MIT", "identifier": "MIT"}
 },
 "servers": [{"url": "http://127.0.0.1:8484/api", "description": "Where `fieldwork-inbox serve` serves it by default."}],
 "security": [{"token": []}],
 "tags": [
  {"name": "Surveys", "description": "Surveys as they are known now."},
  {"name": "Outcomes", "description": "Sessions of respondents and how they ended."},
  {"name": "Changes", "description": "What has changed, in the order in which it was applied."},
  {"name": "Service", "description": "The state of the inbox."}
 ],
 "paths": {
  "/surveys": {
   "get": {
    "operationId": "listSurveys",
    "summary": "List surveys",
    "description": "By ascending `survey_id`, page by page. All filters that are given must hold.",
    "tags": ["Surveys"],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "description": "Default `live`; `any` lists all.",
      "schema": {"type": "string", "enum": ["live", "paused", "deactivated", "parked", "any"], "default": "live"}
     },
     {
      "name": "locale",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "Values of `country_language`, separated by commas.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "string", "minLength": 1}},
      "example": ["eng_us"]
     },
     {
      "name": "message_reason",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "Values of the last `message_reason`, separated by commas.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "string", "minLength": 1}}
     },
     {
      "name": "min_price",
      "in": "query",
      "description": "The least revenue per interview, in the currency of the survey.",
      "schema": {"type": "string", "pattern": "^\\d{1,7}(\\.\\d{1,9})?$"},
      "example": "1.25"
     },
     {"name": "min_remaining", "in": "query", "description": "The least `total_remaining`.", "schema": {"type": "integer", "minimum": 0}},
     {"$ref": "#/components/parameters/UpdatedSince"},
     {"name": "after", "in": "query", "description": "The `next` of the page before.", "schema": {"type": "integer", "minimum": 0}},
     {"$ref": "#/components/parameters/Limit"}
    ],
    "responses": {
     "200": {
      "description": "A page of surveys.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": ["surveys", "next"],
         "additionalProperties": false,
         "properties": {
          "surveys": {"type": "array", "items": {"$ref": "#/components/schemas/Survey"}},
          "next": {"type": ["integer", "null"], "description": "Where the next page begins; null on the last one."}
         }
        },
        "examples": {
         "one": {
          "summary": "One survey",
          "value": {
           "surveys": [
            {
             "survey_id": 4217001,
             "status": "live",
             "signed_at": "2026-11-23T08:00:00.000Z",
             "version": "0000001795420800.0000001795420800.0000000000000042.000000003",
             "mark": null,
             "document": {"survey_id": 4217001, "country_language": "eng_us", "message_reason": "new"}
            }
           ],
           "next": null
          }
         }
        }
       }
      }
     },
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  },
  "/surveys/{survey_id}": {
   "get": {
    "operationId": "getSurvey",
    "summary": "Get a survey with its history",
    "tags": ["Surveys"],
    "parameters": [
     {"name": "survey_id", "in": "path", "required": true, "description": "The survey.", "schema": {"type": "integer", "minimum": 0}, "example": 4217001}
    ],
    "responses": {
     "200": {"description": "The survey.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/SurveyWithHistory"}}}},
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "404": {"$ref": "#/components/responses/NotFound"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  },
  "/outcomes": {
   "get": {
    "operationId": "listOutcomes",
    "summary": "List outcomes",
    "description": "The final outcome of each session so far, by ascending `respondent_id`, page by page. There is no filter by `panelist_id`: addresses are written to the logs of proxies.",
    "tags": ["Outcomes"],
    "parameters": [
     {"name": "survey_id", "in": "query", "description": "The survey.", "schema": {"type": "integer", "minimum": 0}},
     {
      "name": "marketplace_status",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "Codes, separated by commas.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "integer"}}
     },
     {
      "name": "client_status",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "Codes, separated by commas.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "integer"}},
      "example": [10]
     },
     {"$ref": "#/components/parameters/UpdatedSince"},
     {"name": "after", "in": "query", "description": "The `next` of the page before.", "schema": {"type": "string", "minLength": 1}},
     {"$ref": "#/components/parameters/Limit"}
    ],
    "responses": {
     "200": {
      "description": "A page of outcomes.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": ["outcomes", "next"],
         "additionalProperties": false,
         "properties": {
          "outcomes": {"type": "array", "items": {"$ref": "#/components/schemas/Outcome"}},
          "next": {"type": ["string", "null"], "description": "Where the next page begins; null on the last one."}
         }
        }
       }
      }
     },
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "404": {"$ref": "#/components/responses/NotFound"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  },
  "/outcomes/{respondent_id}": {
   "get": {
    "operationId": "getOutcome",
    "summary": "Get the outcome of a session with its history",
    "tags": ["Outcomes"],
    "parameters": [
     {
      "name": "respondent_id",
      "in": "path",
      "required": true,
      "description": "The session, as the exchange names it.",
      "schema": {"type": "string", "minLength": 1}
     }
    ],
    "responses": {
     "200": {"description": "The outcome.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/OutcomeWithHistory"}}}},
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "404": {"$ref": "#/components/responses/NotFound"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  },
  "/changes": {
   "get": {
    "operationId": "followChanges",
    "summary": "Read or follow changes",
    "description": "The changes of one stream after a cursor, oldest first. In the mode `state` each survey or session comes once, as it is now; in the mode `messages` each message comes.\nEach comes at least once, and `key` is the same when it comes again.\n\nWith `wait` the response is held back until there is a change, which is a long poll. With `Accept: text/event-stream` the response is a stream of server-sent events that does not end:\n`change` with a Change, `epoch` with `epoch` and `begins_anew` at the start and whenever the changes begin anew, and a comment every 15 s. The id of an event is its cursor; a client\nthat reconnects sends it as `Last-Event-ID`, which takes precedence over `after`.",
    "tags": ["Changes"],
    "parameters": [
     {
      "name": "stream",
      "in": "query",
      "description": "The stream.",
      "schema": {"type": "string", "enum": ["opportunities", "outcomes"], "default": "opportunities"}
     },
     {
      "name": "mode",
      "in": "query",
      "description": "Whether to send the present states or every message.",
      "schema": {"type": "string", "enum": ["state", "messages"], "default": "state"}
     },
     {
      "name": "after",
      "in": "query",
      "description": "The cursor of the last change that was handled; absent for everything from the start.",
      "schema": {"type": "string", "pattern": "^(\\d{1,15}|[me])\\.\\d{1,15}\\.\\d{1,9}(\\.([\\w-]{8})?)?$"},
      "example": "0.42.3.Zm9vYmFy"
     },
     {
      "name": "wait",
      "in": "query",
      "description": "How long to wait for a change, in seconds.",
      "schema": {"type": "integer", "minimum": 0, "maximum": 60, "default": 0}
     },
     {"name": "Last-Event-ID", "in": "header", "description": "The cursor of the last event that was handled.", "schema": {"type": "string"}},
     {"$ref": "#/components/parameters/Limit"}
    ],
    "responses": {
     "200": {
      "description": "The changes, none when there are no more.",
      "content": {
       "application/json": {
        "schema": {"$ref": "#/components/schemas/Changes"},
        "examples": {"none": {"summary": "No change", "value": {"epoch": "kX0b_d2Qm1aZ", "changes": [], "cursor": "0.42.3.Zm9vYmFy"}}}
       },
       "text/event-stream": {"schema": {"type": "string", "description": "Events `change` and `epoch`, whose data are JSON."}}
      }
     },
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "404": {"$ref": "#/components/responses/NotFound"},
     "410": {
      "description": "The cursor is of another epoch, as the projections were rebuilt or the store was restored, or the messages after it are pruned. `reason` says which: begin without `after`.",
      "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/CursorGone"}}}
     },
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  },
  "/stats": {
   "get": {
    "operationId": "getStats",
    "summary": "Get the state of the inbox",
    "tags": ["Service"],
    "responses": {
     "200": {"description": "The state.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Stats"}}}},
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  }
 },
 "components": {
  "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of at least 16 characters that the API was started with."}},
  "parameters": {
   "Limit": {
    "name": "limit",
    "in": "query",
    "description": "The most items of a page.",
    "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 200}
   },
   "UpdatedSince": {
    "name": "updated_since",
    "in": "query",
    "description": "Signed at that time or later, by the exchange's clock.",
    "schema": {"type": "string", "format": "date-time"},
    "example": "2026-11-23T00:00:00Z"
   }
  },
  "responses": {
   "BadRequest": {
    "description": "A parameter cannot be read; `detail` names it.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unauthorized": {
    "description": "The token is missing or wrong.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "NotFound": {
    "description": "Nothing was received with this key, or outcomes are left out here.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unavailable": {
    "description": "The store does not respond, or too many clients follow changes; try again after `Retry-After`.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   }
  },
  "schemas": {
   "Status": {
    "type": "string",
    "enum": ["live", "paused", "deactivated", "parked"],
    "description": "Send respondents to `live` ones only: `paused` states itself that it is not live, `deactivated` is a tombstone, and of `parked` a field that decides about it could not be interpreted."
   },
   "Version": {
    "type": "string",
    "pattern": "^[\\d.]{60,87}$",
    "description": "Sorts as text: of two states of a survey or a session the one with the greater version is the newer. Refuse a state whose version is less than the one you have."
   },
   "Survey": {
    "type": "object",
    "required": ["survey_id", "status", "signed_at", "version", "mark", "document"],
    "additionalProperties": false,
    "properties": {
     "survey_id": {"type": "integer", "description": "The survey."},
     "status": {"$ref": "#/components/schemas/Status"},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "mark": {"type": ["string", "null"], "enum": ["stale", "unknown", "gone", null], "description": "What the gap detector found, if anything."},
     "document": {"type": "object", "description": "The whole document as the exchange last sent it."}
    }
   },
   "SurveyWithHistory": {
    "type": "object",
    "required": ["survey_id", "status", "signed_at", "version", "mark", "document", "history"],
    "additionalProperties": false,
    "properties": {
     "survey_id": {"type": "integer", "description": "The survey."},
     "status": {"$ref": "#/components/schemas/Status"},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "mark": {"type": ["string", "null"], "enum": ["stale", "unknown", "gone", null], "description": "What the gap detector found, if anything."},
     "document": {"type": "object", "description": "The whole document as the exchange last sent it."},
     "history": {"type": "array", "items": {"$ref": "#/components/schemas/Content"}, "description": "Each distinct content, by the time it was first signed."}
    }
   },
   "Content": {
    "type": "object",
    "required": ["hash", "first_signed_at", "last_signed_at", "message_reason", "price", "total_remaining"],
    "additionalProperties": false,
    "description": "A content that the survey had.",
    "properties": {
     "hash": {"type": "string", "description": "Identifies the content."},
     "first_signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "last_signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "message_reason": {"type": ["string", "null"], "description": "As in the content."},
     "price": {"type": ["string", "null"], "description": "The revenue per interview as a decimal; null when there was none that could be interpreted."},
     "total_remaining": {"type": ["integer", "null"], "description": "As in the content."}
    }
   },
   "Outcome": {
    "type": "object",
    "required": ["respondent_id", "signed_at", "version", "document"],
    "additionalProperties": false,
    "properties": {
     "respondent_id": {"type": "string", "description": "The session."},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "document": {"type": "object", "description": "The outcome as the exchange sent it."}
    }
   },
   "OutcomeWithHistory": {
    "type": "object",
    "required": ["respondent_id", "signed_at", "version", "document", "history"],
    "additionalProperties": false,
    "properties": {
     "respondent_id": {"type": "string", "description": "The session."},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "document": {"type": "object", "description": "The outcome as the exchange sent it."},
     "history": {
      "type": "array",
      "description": "Every message about the session, the deciding one last.",
      "items": {
       "type": "object",
       "required": ["signed_at", "document"],
       "additionalProperties": false,
       "properties": {"signed_at": {"$ref": "#/components/schemas/SignedAt"}, "document": {"type": "object", "description": "As the exchange sent it."}}
      }
     }
    }
   },
   "Change": {
    "type": "object",
    "required": ["stream", "key", "version", "cursor", "signed_at", "document"],
    "additionalProperties": false,
    "description": "A state or a message.",
    "properties": {
     "stream": {"type": "string", "enum": ["opportunities", "outcomes"], "description": "The stream."},
     "survey_id": {"type": "integer", "description": "Of opportunities: the survey."},
     "respondent_id": {"type": "string", "description": "Of outcomes: the session."},
     "status": {"$ref": "#/components/schemas/Status"},
     "mark": {
      "type": ["string", "null"],
      "enum": ["stale", "unknown", "gone", null],
      "description": "Of opportunities in the mode `state`: what the gap detector found, if anything."
     },
     "key": {"type": "string", "description": "Identifies the message, for idempotent work: the same when it comes again."},
     "version": {"$ref": "#/components/schemas/Version"},
     "cursor": {"type": "string", "description": "Keep it once the change is handled, and send it as `after`."},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "document": {"type": "object", "description": "As the exchange sent it."}
    }
   },
   "Changes": {
    "type": "object",
    "required": ["epoch", "changes", "cursor"],
    "additionalProperties": false,
    "properties": {
     "epoch": {"type": "string", "description": "Another one than before: what was read before is not a history of what comes now."},
     "changes": {"type": "array", "items": {"$ref": "#/components/schemas/Change"}},
     "cursor": {"type": ["string", "null"], "description": "Where to go on; null before the first change."}
    }
   },
   "Stats": {
    "type": "object",
    "required": ["engine", "log", "surveys", "streams", "quarantined"],
    "additionalProperties": false,
    "properties": {
     "engine": {"type": "string", "description": "`sqlite` or `postgres`."},
     "log": {
      "type": "object",
      "required": ["sequence", "newest_signed_at"],
      "additionalProperties": false,
      "description": "The log of received callbacks.",
      "properties": {
       "sequence": {"type": "integer", "description": "Of the last entry."},
       "newest_signed_at": {"anyOf": [{"$ref": "#/components/schemas/SignedAt"}, {"type": "null"}], "description": "The greatest signature time."}
      }
     },
     "surveys": {
      "type": "array",
      "description": "How many surveys there are, by status, locale and last `message_reason`.",
      "items": {
       "type": "object",
       "required": ["status", "country_language", "message_reason", "surveys"],
       "additionalProperties": false,
       "properties": {
        "status": {"$ref": "#/components/schemas/Status"},
        "country_language": {"type": ["string", "null"], "description": "The locale."},
        "message_reason": {"type": ["string", "null"], "description": "As in the documents."},
        "surveys": {"type": "integer", "description": "How many."}
       }
      }
     },
     "streams": {
      "type": "array",
      "description": "How far the projections are behind the log.",
      "items": {
       "type": "object",
       "required": ["stream", "epoch", "waiting", "waiting_seconds", "lease_age_seconds"],
       "additionalProperties": false,
       "properties": {
        "stream": {"type": "string", "enum": ["opportunities", "outcomes"], "description": "The stream."},
        "epoch": {"type": "string", "description": "As in Changes."},
        "waiting": {"type": "integer", "description": "Callbacks that are not wholly applied."},
        "waiting_seconds": {"type": "number", "description": "How long the oldest of them has waited."},
        "lease_age_seconds": {"type": "number", "description": "Since the projector last renewed its lease: above 10 s nobody projects."}
       }
      }
     },
     "quarantined": {"type": "integer", "description": "Items in the quarantine."}
    }
   },
   "SignedAt": {"type": "string", "format": "date-time", "description": "When it was signed, by the exchange's clock."},
   "Problem": {
    "type": "object",
    "required": ["title", "status", "detail"],
    "description": "An error (RFC 9457).",
    "properties": {
     "title": {"type": "string", "description": "The reason phrase of the status code."},
     "status": {"type": "integer", "description": "The status code."},
     "detail": {"type": "string", "description": "What to do next."}
    }
   },
   "CursorGone": {
    "type": "object",
    "required": ["title", "status", "detail", "reason"],
    "description": "An error (RFC 9457).",
    "properties": {
     "title": {"type": "string", "description": "The reason phrase of the status code."},
     "status": {"type": "integer", "description": "The status code."},
     "detail": {"type": "string", "description": "What to do next."},
     "reason": {
      "type": "string",
      "enum": ["epoch", "pruned"],
      "description": "`epoch`: read everything again. `pruned`: read the states, and begin the messages without `after`."
     }
    }
   }
  }
 }
}
