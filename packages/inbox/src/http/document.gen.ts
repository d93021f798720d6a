// Generated from packages/inbox/api by `npm run generate`. Do not edit: change the document and generate again.

export const document = {
 "openapi": "3.1.1",
 "info": {
  "title": "Fieldwork inbox read API",
  "version": "0.1.0",
  "summary": "Surveys and sessions in the inbox, for programs in any language.",
  "description": "Served by `fieldwork-inbox serve` if `FIELDWORK_INBOX_API_TOKEN` is set, and by `createReadApi` of `@fieldwork/inbox`. The default path is `/api`.\nThe API is read-only. Documents are unchanged, with the field names of the exchange.\n\nDocuments of outcomes contain `respondent_id`, `session_id` and `panelist_id`, which identify respondents. They are never logged; `FIELDWORK_INBOX_API_OUTCOMES=false`\ndisables all operations on outcomes.",
  "license": {"name": "MIT", "identifier": "MIT"}
 },
 "servers": [{"url": "http://127.0.0.1:8484/api", "description": "The default address of `fieldwork-inbox serve`."}],
 "security": [{"token": []}],
 "tags": [
  {"name": "Surveys", "description": "The current state of surveys."},
  {"name": "Outcomes", "description": "Sessions of respondents and their outcomes."},
  {"name": "Changes", "description": "Changes in the order in which they were applied."},
  {"name": "Service", "description": "The state of the inbox."}
 ],
 "paths": {
  "/surveys": {
   "get": {
    "operationId": "listSurveys",
    "summary": "List surveys",
    "description": "Returns surveys by ascending `survey_id`, page by page. A survey must match all filters.",
    "tags": ["Surveys"],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "description": "Default `live`; `any` selects all.",
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
      "description": "The minimum revenue per interview, in the currency of the survey.",
      "schema": {"type": "string", "pattern": "^\\d{1,7}(\\.\\d{1,9})?$"},
      "example": "1.25"
     },
     {"name": "min_remaining", "in": "query", "description": "The minimum `total_remaining`.", "schema": {"type": "integer", "minimum": 0}},
     {"$ref": "#/components/parameters/UpdatedSince"},
     {"name": "after", "in": "query", "description": "The `next` of the previous page.", "schema": {"type": "integer", "minimum": 0}},
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
          "next": {"type": ["integer", "null"], "description": "The `after` of the next page; null on the last page."}
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
    "description": "Returns the latest outcome of each session, by ascending `respondent_id`, page by page. There is no filter by `panelist_id`, because proxies log URLs.",
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
     {"name": "after", "in": "query", "description": "The `next` of the previous page.", "schema": {"type": "string", "minLength": 1}},
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
          "next": {"type": ["string", "null"], "description": "The `after` of the next page; null on the last page."}
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
    "description": "Returns the changes of one stream after a cursor, oldest first. The mode `state` returns the current state of each survey or session once; the mode `messages` returns each message.\nEach is returned at least once, always with the same `key`.\n\nWith `wait`, the response is delayed until there is a change (long polling). With `Accept: text/event-stream` the response is a stream of server-sent events that does not end:\n`change` with a Change, `epoch` with `epoch` and `begins_anew` at the start and whenever the changes start over, and a comment every 15 s. The id of an event is its cursor; a client\nthat reconnects sends it as `Last-Event-ID`, which takes precedence over `after`.",
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
      "description": "Whether to return the current states or every message.",
      "schema": {"type": "string", "enum": ["state", "messages"], "default": "state"}
     },
     {
      "name": "after",
      "in": "query",
      "description": "The cursor of the last change that was handled; omit it to read everything from the beginning.",
      "schema": {"type": "string", "pattern": "^(\\d{1,15}|[me])\\.\\d{1,15}\\.\\d{1,9}(\\.([\\w-]{8})?)?$"},
      "example": "0.42.3.Zm9vYmFy"
     },
     {
      "name": "wait",
      "in": "query",
      "description": "The maximum time to wait for a change, in seconds.",
      "schema": {"type": "integer", "minimum": 0, "maximum": 60, "default": 0}
     },
     {"name": "Last-Event-ID", "in": "header", "description": "The cursor of the last event that was handled.", "schema": {"type": "string"}},
     {"$ref": "#/components/parameters/Limit"}
    ],
    "responses": {
     "200": {
      "description": "The changes; empty if there are no more.",
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
      "description": "The cursor belongs to another epoch, because the projections were rebuilt or the store was restored, or the messages after it were pruned. `reason` states which. Start without `after`.",
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
  "securitySchemes": {
   "token": {"type": "http", "scheme": "bearer", "description": "The token with which the API was started", "of at least 16 characters.": null}
  },
  "parameters": {
   "Limit": {
    "name": "limit",
    "in": "query",
    "description": "The maximum number of items per page.",
    "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 200}
   },
   "UpdatedSince": {
    "name": "updated_since",
    "in": "query",
    "description": "The earliest signature time, by the exchange's clock.",
    "schema": {"type": "string", "format": "date-time"},
    "example": "2026-11-23T00:00:00Z"
   }
  },
  "responses": {
   "BadRequest": {
    "description": "A parameter is invalid; `detail` names it.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unauthorized": {
    "description": "The token is missing or wrong.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "NotFound": {
    "description": "Nothing was received with this key, or outcomes are disabled.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unavailable": {
    "description": "The store does not respond, or too many clients are following changes; try again after `Retry-After`.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   }
  },
  "schemas": {
   "Status": {
    "type": "string",
    "enum": ["live", "paused", "deactivated", "parked"],
    "description": "Send respondents only to `live` surveys. The document of a `paused` survey states that it is not live, `deactivated` is a tombstone, and a deciding field of a `parked` survey could not be interpreted."
   },
   "Version": {
    "type": "string",
    "pattern": "^[\\d.]{60,87}$",
    "description": "Sortable as text: of two states of a survey or session, the one with the greater version is newer. Refuse a state whose version is less than the stored one."
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
     "mark": {
      "type": ["string", "null"],
      "enum": ["stale", "unknown", "gone", null],
      "description": "The result of the gap detector; null if it found nothing."
     },
     "document": {"type": "object", "description": "The complete document as the exchange last sent it."}
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
     "mark": {
      "type": ["string", "null"],
      "enum": ["stale", "unknown", "gone", null],
      "description": "The result of the gap detector; null if it found nothing."
     },
     "document": {"type": "object", "description": "The complete document as the exchange last sent it."},
     "history": {
      "type": "array",
      "items": {"$ref": "#/components/schemas/Content"},
      "description": "Each distinct content, by the time at which it was first signed."
     }
    }
   },
   "Content": {
    "type": "object",
    "required": ["hash", "first_signed_at", "last_signed_at", "message_reason", "price", "total_remaining"],
    "additionalProperties": false,
    "description": "A content of the survey.",
    "properties": {
     "hash": {"type": "string", "description": "Identifies the content."},
     "first_signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "last_signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "message_reason": {"type": ["string", "null"], "description": "As in the content."},
     "price": {"type": ["string", "null"], "description": "The revenue per interview as a decimal; null if it is missing or could not be interpreted."},
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
     "survey_id": {"type": "integer", "description": "The survey, for opportunities."},
     "respondent_id": {"type": "string", "description": "The session, for outcomes."},
     "status": {"$ref": "#/components/schemas/Status"},
     "mark": {
      "type": ["string", "null"],
      "enum": ["stale", "unknown", "gone", null],
      "description": "The result of the gap detector, for opportunities in the mode `state`; null if it found nothing."
     },
     "key": {"type": "string", "description": "Identifies the message, for idempotent processing. It is the same if the message is returned again."},
     "version": {"$ref": "#/components/schemas/Version"},
     "cursor": {"type": "string", "description": "Store it once the change is handled, and send it as `after`."},
     "signed_at": {"$ref": "#/components/schemas/SignedAt"},
     "document": {"type": "object", "description": "As the exchange sent it."}
    }
   },
   "Changes": {
    "type": "object",
    "required": ["epoch", "changes", "cursor"],
    "additionalProperties": false,
    "properties": {
     "epoch": {"type": "string", "description": "If it differs from the last one, the changes that were read before are not the history of these changes."},
     "changes": {"type": "array", "items": {"$ref": "#/components/schemas/Change"}},
     "cursor": {"type": ["string", "null"], "description": "The cursor from which to continue; null before the first change."}
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
       "sequence": {"type": "integer", "description": "The number of the last entry."},
       "newest_signed_at": {"anyOf": [{"$ref": "#/components/schemas/SignedAt"}, {"type": "null"}], "description": "The greatest signature time."}
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
        "country_language": {"type": ["string", "null"], "description": "The locale."},
        "message_reason": {"type": ["string", "null"], "description": "As in the documents."},
        "surveys": {"type": "integer", "description": "The number of surveys."}
       }
      }
     },
     "streams": {
      "type": "array",
      "description": "The lag of the projections behind the log.",
      "items": {
       "type": "object",
       "required": ["stream", "epoch", "waiting", "waiting_seconds", "lease_age_seconds"],
       "additionalProperties": false,
       "properties": {
        "stream": {"type": "string", "enum": ["opportunities", "outcomes"], "description": "The stream."},
        "epoch": {"type": "string", "description": "As in Changes."},
        "waiting": {"type": "integer", "description": "The number of callbacks that are not completely applied."},
        "waiting_seconds": {"type": "number", "description": "The waiting time of the oldest of them in seconds."},
        "lease_age_seconds": {"type": "number", "description": "The time since the projector last renewed its lease. Above 10 s, no process is projecting."}
       }
      }
     },
     "quarantined": {"type": "integer", "description": "Items in the quarantine."}
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
      "description": "`epoch`: read everything again. `pruned`: read the states, and start the messages without `after`."
     }
    }
   }
  }
 }
}
