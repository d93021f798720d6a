// Generated from packages/inbox/api by `npm run generate`. Do not edit: change the document and generate again.

export const document = {
 "openapi": "3.1.1",
 "info": {
  "title": "Fieldwork inbox read API",
  "version": "0.1.0",
  "summary": "Surveys and sessions in the inbox, for programs in any language.",
  "description": "The API is served under `/api` by default. `fieldwork-inbox serve` serves it if `FIELDWORK_INBOX_API_TOKEN` is set, and `createReadApi` from\n`@fieldwork/inbox` serves it in your own program. The API is read-only. Documents are returned as the exchange sent them, with the exchange's field names.\n\nOutcome documents contain `respondent_id`, `session_id` and `panelist_id`, which identify respondents. The service never logs these values.\n`FIELDWORK_INBOX_API_OUTCOMES=false` disables all outcome operations.",
  "license": {"name": "MIT", "identifier": "MIT"}
 },
 "servers": [{"url": "http://127.0.0.1:8484/api", "description": "The default address of `fieldwork-inbox serve`."}],
 "security": [{"token": []}],
 "tags": [
  {"name": "Surveys", "description": "The current states of surveys."},
  {"name": "Outcomes", "description": "The outcomes of respondents' sessions."},
  {"name": "Changes", "description": "Changes, in the order in which they were applied."},
  {"name": "Service", "description": "The state of the inbox."}
 ],
 "paths": {
  "/surveys": {
   "get": {
    "operationId": "listSurveys",
    "summary": "List surveys",
    "description": "Returns surveys in ascending order of `survey_id`, one page at a time. A survey must match all given filters.",
    "tags": ["Surveys"],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "description": "The status of the surveys, or `any` for all surveys. Default: `live`.",
      "schema": {"type": "string", "enum": ["live", "paused", "deactivated", "parked", "any"], "default": "live"}
     },
     {
      "name": "locale",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "The `country_language` values to include, separated by commas.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "string", "minLength": 1}},
      "example": ["eng_us"]
     },
     {
      "name": "message_reason",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "The `message_reason` values to include, separated by commas. The filter applies to each survey's last `message_reason`.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "string", "minLength": 1}}
     },
     {
      "name": "min_price",
      "in": "query",
      "description": "The minimum revenue per interview, in the survey's currency.",
      "schema": {"type": "string", "pattern": "^\\d{1,7}(\\.\\d{1,9})?$"},
      "example": "1.25"
     },
     {"name": "min_remaining", "in": "query", "description": "The minimum `total_remaining`.", "schema": {"type": "integer", "minimum": 0}},
     {"$ref": "#/components/parameters/UpdatedSince"},
     {"name": "after", "in": "query", "description": "The `next` value of the previous page.", "schema": {"type": "integer", "minimum": 0}},
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
          "next": {"type": ["integer", "null"], "description": "The value of `after` for the next page. Null on the last page."}
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
     {
      "name": "survey_id",
      "in": "path",
      "required": true,
      "description": "The id of the survey.",
      "schema": {"type": "integer", "minimum": 0},
      "example": 4217001
     }
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
    "description": "Returns the latest outcome of each session in ascending order of `respondent_id`, one page at a time. There is no `panelist_id` filter,\nbecause that id would be part of the URL, and proxies write URLs to their logs.",
    "tags": ["Outcomes"],
    "parameters": [
     {"name": "survey_id", "in": "query", "description": "The id of the survey.", "schema": {"type": "integer", "minimum": 0}},
     {
      "name": "marketplace_status",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "The exchange's response codes, separated by commas.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "integer"}}
     },
     {
      "name": "client_status",
      "in": "query",
      "style": "form",
      "explode": false,
      "description": "The client's response codes, separated by commas.",
      "schema": {"type": "array", "minItems": 1, "items": {"type": "integer"}},
      "example": [10]
     },
     {"$ref": "#/components/parameters/UpdatedSince"},
     {"name": "after", "in": "query", "description": "The `next` value of the previous page.", "schema": {"type": "string", "minLength": 1}},
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
          "next": {"type": ["string", "null"], "description": "The value of `after` for the next page. Null on the last page."}
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
    "summary": "Get a session's outcome and history",
    "tags": ["Outcomes"],
    "parameters": [
     {
      "name": "respondent_id",
      "in": "path",
      "required": true,
      "description": "The exchange's id for the session.",
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
    "description": "Returns one stream's changes after a given cursor, oldest first. In `state` mode, each survey or session that has changed is returned once, in its\ncurrent state. In `messages` mode, every message is returned. Delivery is at least once: if a change is delivered again, it has the same `key`.\n\nWith `wait`, the response is delayed until there is a change (long polling). With `Accept: text/event-stream`, the response is an endless stream of\nserver-sent events. A `change` event contains a Change. An `epoch` event contains `epoch` and `begins_anew`, and is sent at the start and whenever the\nchanges start from the beginning. A comment is sent after 15 s without an event. The id of an event is its cursor. A client that reconnects sends the id\nas `Last-Event-ID`, which takes precedence over `after`.",
    "tags": ["Changes"],
    "parameters": [
     {
      "name": "stream",
      "in": "query",
      "description": "The stream to read.",
      "schema": {"type": "string", "enum": ["opportunities", "outcomes"], "default": "opportunities"}
     },
     {
      "name": "mode",
      "in": "query",
      "description": "Whether to return current states or every message.",
      "schema": {"type": "string", "enum": ["state", "messages"], "default": "state"}
     },
     {
      "name": "after",
      "in": "query",
      "description": "The cursor of the last change that was handled. If absent, the changes start from the beginning.",
      "schema": {"type": "string", "pattern": "^(\\d{1,15}|[me])\\.\\d{1,15}\\.\\d{1,9}(\\.([\\w-]{8})?)?$"},
      "example": "0.42.3.Zm9vYmFy"
     },
     {
      "name": "wait",
      "in": "query",
      "description": "The maximum time in seconds to wait for a change.",
      "schema": {"type": "integer", "minimum": 0, "maximum": 60, "default": 0}
     },
     {"name": "Last-Event-ID", "in": "header", "description": "The cursor of the last event that was handled.", "schema": {"type": "string"}},
     {"$ref": "#/components/parameters/Limit"}
    ],
    "responses": {
     "200": {
      "description": "The changes. The list is empty if there are no more changes.",
      "content": {
       "application/json": {
        "schema": {"$ref": "#/components/schemas/Changes"},
        "examples": {"none": {"summary": "No change", "value": {"epoch": "kX0b_d2Qm1aZ", "changes": [], "cursor": "0.42.3.Zm9vYmFy"}}}
       },
       "text/event-stream": {"schema": {"type": "string", "description": "`change` and `epoch` events with JSON data."}}
      }
     },
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "404": {"$ref": "#/components/responses/NotFound"},
     "410": {
      "description": "The cursor is no longer valid. Either its epoch has ended, because the projections were rebuilt or the store was restored, or the messages after the\ncursor have been pruned. `reason` contains the cause. Start again without `after`.",
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
     "200": {"description": "The state of the inbox.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Stats"}}}},
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  }
 },
 "components": {
  "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token that the API was started with, at least 16 characters long."}},
  "parameters": {
   "Limit": {
    "name": "limit",
    "in": "query",
    "description": "The maximum number of items on a page.",
    "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 200}
   },
   "UpdatedSince": {
    "name": "updated_since",
    "in": "query",
    "description": "A time on the exchange's clock. Only items whose last message was signed at this time or later are returned.",
    "schema": {"type": "string", "format": "date-time"},
    "example": "2026-11-23T00:00:00Z"
   }
  },
  "responses": {
   "BadRequest": {
    "description": "A parameter is invalid. `detail` names the parameter.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unauthorized": {
    "description": "The token is missing or wrong.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "NotFound": {
    "description": "No message about the survey or session has been received, or the outcome operations are disabled.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unavailable": {
    "description": "The store is not responding, or too many clients are waiting for changes. Retry after the delay given in the `Retry-After` header.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   }
  },
  "schemas": {
   "Status": {
    "type": "string",
    "enum": ["live", "paused", "deactivated", "parked"],
    "description": "The status of a survey. Send respondents only to `live` surveys. `paused`: the document states that the survey is not live. `deactivated`: the exchange has withdrawn the survey. `parked`: a field that determines whether to send respondents could not be interpreted."
   },
   "Version": {
    "type": "string",
    "pattern": "^[\\d.]{60,87}$",
    "description": "The version of a state. To compare two states of the same survey or session, compare their versions as strings. The state with the greater version is newer. Ignore a state whose version is less than the version that you have stored."
   },
   "Survey": {
    "type": "object",
    "required": ["survey_id", "status", "signed_at", "version", "mark", "document"],
    "additionalProperties": false,
    "properties": {
     "survey_id": {"type": "integer", "description": "The id of the survey."},
     "status": {"$ref": "#/components/schemas/Status"},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "mark": {
      "type": ["string", "null"],
      "enum": ["stale", "unknown", "gone", null],
      "description": "The mark set by the gap detector, or null if the survey has no mark. `stale`: the exchange has sent the survey since the last message that was received. `unknown`: the exchange lists the survey as live, but no message about it was received. `gone`: the exchange no longer lists the survey."
     },
     "document": {"type": "object", "description": "The entire document as last sent by the exchange."}
    }
   },
   "SurveyWithHistory": {
    "type": "object",
    "required": ["survey_id", "status", "signed_at", "version", "mark", "document", "history"],
    "additionalProperties": false,
    "properties": {
     "survey_id": {"type": "integer", "description": "The id of the survey."},
     "status": {"$ref": "#/components/schemas/Status"},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "mark": {
      "type": ["string", "null"],
      "enum": ["stale", "unknown", "gone", null],
      "description": "The mark set by the gap detector, or null if the survey has no mark. `stale`: the exchange has sent the survey since the last message that was received. `unknown`: the exchange lists the survey as live, but no message about it was received. `gone`: the exchange no longer lists the survey."
     },
     "document": {"type": "object", "description": "The entire document as last sent by the exchange."},
     "history": {
      "type": "array",
      "items": {"$ref": "#/components/schemas/Content"},
      "description": "The distinct documents of the survey, ordered by the time at which each was first signed."
     }
    }
   },
   "Content": {
    "type": "object",
    "required": ["hash", "first_signed_at", "last_signed_at", "message_reason", "price", "total_remaining"],
    "additionalProperties": false,
    "description": "A current or earlier document of the survey.",
    "properties": {
     "hash": {"type": "string", "description": "The hash that identifies the document."},
     "first_signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "last_signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "message_reason": {"type": ["string", "null"], "description": "The `message_reason` in the document."},
     "price": {
      "type": ["string", "null"],
      "description": "The revenue per interview as a decimal. Null if the document contains no revenue that could be interpreted."
     },
     "total_remaining": {"type": ["integer", "null"], "description": "The `total_remaining` in the document."}
    }
   },
   "Outcome": {
    "type": "object",
    "required": ["respondent_id", "signed_at", "version", "document"],
    "additionalProperties": false,
    "properties": {
     "respondent_id": {"type": "string", "description": "The id of the session."},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "document": {"type": "object", "description": "The outcome as sent by the exchange."}
    }
   },
   "OutcomeWithHistory": {
    "type": "object",
    "required": ["respondent_id", "signed_at", "version", "document", "history"],
    "additionalProperties": false,
    "properties": {
     "respondent_id": {"type": "string", "description": "The id of the session."},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "version": {"$ref": "#/components/schemas/Version"},
     "document": {"type": "object", "description": "The outcome as sent by the exchange."},
     "history": {
      "type": "array",
      "description": "All messages about the session. The last message determines the outcome.",
      "items": {
       "type": "object",
       "required": ["signed_at", "document"],
       "additionalProperties": false,
       "properties": {
        "signed_at": {"$ref": "#/components/schemas/SignedAt"},
        "document": {"type": "object", "description": "The message as sent by the exchange."}
       }
      }
     }
    }
   },
   "Change": {
    "type": "object",
    "required": ["stream", "key", "version", "cursor", "signed_at", "document"],
    "additionalProperties": false,
    "description": "The current state of a survey or session, or a message.",
    "properties": {
     "stream": {"type": "string", "enum": ["opportunities", "outcomes"], "description": "The stream of the change."},
     "survey_id": {"type": "integer", "description": "The id of the survey. Present only in the `opportunities` stream."},
     "respondent_id": {"type": "string", "description": "The id of the session. Present only in the `outcomes` stream."},
     "status": {"$ref": "#/components/schemas/Status"},
     "mark": {
      "type": ["string", "null"],
      "enum": ["stale", "unknown", "gone", null],
      "description": "The mark set by the gap detector, or null if the survey has no mark. Present only in the `opportunities` stream in `state` mode."
     },
     "key": {"type": "string", "description": "The key for idempotent processing. If the message is delivered again, the key is the same."},
     "version": {"$ref": "#/components/schemas/Version"},
     "cursor": {
      "type": "string",
      "description": "The cursor of the change. Store the cursor after you have handled the change, and send it as `after` in the next request."
     },
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "document": {"type": "object", "description": "The survey or outcome as sent by the exchange."}
    }
   },
   "Changes": {
    "type": "object",
    "required": ["epoch", "changes", "cursor"],
    "additionalProperties": false,
    "properties": {
     "epoch": {
      "type": "string",
      "description": "The epoch of the changes. If it differs from the epoch in an earlier response, these changes do not follow on from the earlier changes."
     },
     "changes": {"type": "array", "items": {"$ref": "#/components/schemas/Change"}},
     "cursor": {"type": ["string", "null"], "description": "The value of `after` for the next request. Null before the first change."}
    }
   },
   "Stats": {
    "type": "object",
    "required": ["engine", "log", "surveys", "streams", "quarantined"],
    "additionalProperties": false,
    "properties": {
     "engine": {"type": "string", "description": "The database of the store: `sqlite` or `postgres`."},
     "log": {
      "type": "object",
      "required": ["sequence", "newest_signed_at"],
      "additionalProperties": false,
      "description": "The log of received callbacks.",
      "properties": {
       "sequence": {"type": "integer", "description": "The sequence number of the last entry."},
       "newest_signed_at": {"anyOf": [{"$ref": "#/components/schemas/SignedAt"}, {"type": "null"}], "description": "The latest signature time in the log."}
      }
     },
     "surveys": {
      "type": "array",
      "description": "The number of surveys by status, locale and last `message_reason`.",
      "items": {
       "type": "object",
       "required": ["status", "country_language", "message_reason", "surveys"],
       "additionalProperties": false,
       "properties": {
        "status": {"$ref": "#/components/schemas/Status"},
        "country_language": {"type": ["string", "null"], "description": "The locale of the surveys."},
        "message_reason": {"type": ["string", "null"], "description": "The last `message_reason` of the surveys."},
        "surveys": {"type": "integer", "description": "The number of surveys."}
       }
      }
     },
     "streams": {
      "type": "array",
      "description": "The lag of the projections behind the log, by stream.",
      "items": {
       "type": "object",
       "required": ["stream", "epoch", "waiting", "waiting_seconds", "lease_age_seconds"],
       "additionalProperties": false,
       "properties": {
        "stream": {"type": "string", "enum": ["opportunities", "outcomes"], "description": "The stream of the projection."},
        "epoch": {"type": "string", "description": "The epoch of the stream, as returned with its changes."},
        "waiting": {"type": "integer", "description": "The number of callbacks that have not been fully applied."},
        "waiting_seconds": {"type": "number", "description": "How long, in seconds, the oldest callback that has not been fully applied has been waiting."},
        "lease_age_seconds": {
         "type": "number",
         "description": "The time in seconds since the projector last renewed its lease. A value above 10 means that no projector is running."
        }
       }
      }
     },
     "quarantined": {"type": "integer", "description": "The number of items in quarantine."}
    }
   },
   "SignedAt": {"type": "string", "format": "date-time", "description": "The signature time, by the exchange's clock."},
   "Problem": {
    "type": "object",
    "required": ["title", "status", "detail"],
    "description": "An error (RFC 9457).",
    "properties": {
     "title": {"type": "string", "description": "The reason phrase of the status code."},
     "status": {"type": "integer", "description": "The status code."},
     "detail": {"type": "string", "description": "How to resolve the error."}
    }
   },
   "CursorGone": {
    "type": "object",
    "required": ["title", "status", "detail", "reason"],
    "description": "An error (RFC 9457).",
    "properties": {
     "title": {"type": "string", "description": "The reason phrase of the status code."},
     "status": {"type": "integer", "description": "The status code."},
     "detail": {"type": "string", "description": "How to resolve the error."},
     "reason": {
      "type": "string",
      "enum": ["epoch", "pruned"],
      "description": "`epoch`: read everything again. `pruned`: read the current states, and then read the messages without `after`."
     }
    }
   }
  }
 }
}
