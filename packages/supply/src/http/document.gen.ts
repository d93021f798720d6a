// Generated from packages/supply/api by `npm run generate`. Do not edit: change the document and generate again.

export const document = {
 "openapi": "3.1.1",
 "info": {
  "title": "Fieldwork supply API",
  "version": "0.1.0",
  "summary": "Routes respondents to surveys over HTTP, for programs in any language.",
  "description": "`createSupplyApi` from `@fieldwork/supply` serves the API, by default under `/supply`. Profiles, verdicts and reasons are the same as in `router.match` and\n`router.why`. The respondent's earlier entries are read from the store.",
  "license": {"name": "MIT", "identifier": "MIT"}
 },
 "servers": [{"url": "http://127.0.0.1:8485/supply", "description": "The address at which `examples/supplier` serves the API."}],
 "security": [{"token": []}],
 "tags": [{"name": "Eligibility", "description": "The surveys that a respondent may enter."}, {"name": "Sessions", "description": "Respondents' sessions."}],
 "paths": {
  "/match": {
   "post": {
    "operationId": "matchSurveys",
    "summary": "List the surveys that a respondent may enter",
    "description": "Returns the surveys, best first. `questions` contains the questions that are worth asking the respondent.",
    "tags": ["Eligibility"],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": ["profile"],
        "additionalProperties": false,
        "properties": {
         "profile": {"$ref": "#/components/schemas/Profile"},
         "limit": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 20, "description": "The maximum number of surveys to return."}
        }
       },
       "examples": {
        "one": {
         "summary": "A respondent with two answers",
         "value": {
          "profile": {"pid": "p-81", "country_language": "eng_us", "answers": {"42": ["30"], "43": {"precodes": ["1"], "at": "2026-05-20T08:00:00Z"}}},
          "limit": 2
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The surveys and the questions.",
      "content": {
       "application/json": {
        "schema": {"$ref": "#/components/schemas/Matches"},
        "examples": {
         "one": {
          "summary": "One survey",
          "value": {
           "surveys": [{"survey_id": 4217001, "score": 0.48, "price": {"value": "1.25", "currency_code": "USD"}}],
           "questions": [{"question_id": 44, "surveys": 3, "value": 1.5}]
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
  "/why": {
   "post": {
    "operationId": "explainVerdict",
    "summary": "Explain why a respondent may or may not enter a survey",
    "tags": ["Eligibility"],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": ["profile", "survey_id"],
        "additionalProperties": false,
        "properties": {"profile": {"$ref": "#/components/schemas/Profile"}, "survey_id": {"type": "integer", "description": "The id of the survey."}}
       },
       "examples": {
        "one": {
         "summary": "A respondent with an answer that does not match",
         "value": {"profile": {"pid": "p-81", "answers": {"42": ["31"]}}, "survey_id": 4217001}
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The verdict with all reasons.",
      "content": {
       "application/json": {
        "schema": {"$ref": "#/components/schemas/Verdict"},
        "examples": {"one": {"summary": "An answer that does not match", "value": {"verdict": "ineligible", "reasons": [{"kind": "qualification", "id": 42}]}}}
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
  "/route": {
   "post": {
    "operationId": "routeRespondent",
    "summary": "Enter a respondent into the best available survey",
    "description": "The entry is recorded before the response is sent. A respondent who has not returned from an earlier entry continues that session.",
    "tags": ["Sessions"],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": ["profile"],
        "additionalProperties": false,
        "properties": {
         "profile": {"$ref": "#/components/schemas/Profile"},
         "attempts": {"type": "integer", "minimum": 1, "maximum": 50, "default": 5, "description": "The maximum number of surveys to try."}
        }
       },
       "examples": {"one": {"summary": "A respondent", "value": {"profile": {"pid": "p-81", "country_language": "eng_us", "answers": {"42": ["30"]}}}}}
      }
     }
    },
    "responses": {
     "200": {
      "description": "The URL to which to redirect the respondent. If `url` is absent, no survey currently accepts the respondent.",
      "content": {
       "application/json": {
        "schema": {"$ref": "#/components/schemas/Routed"},
        "examples": {
         "entered": {
          "summary": "A survey",
          "value": {
           "url": "https://exchange.example/s/default.aspx?SID=8a1&PID=p-81&MID=0e6f&42=30",
           "mid": "0e6f",
           "survey_id": 4217001,
           "is_resumed": false,
           "questions": []
          }
         },
         "none": {"summary": "No survey", "value": {"questions": [{"question_id": 44, "surveys": 3, "value": 1.5}]}}
        }
       }
      }
     },
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "502": {"$ref": "#/components/responses/ExchangeFailed"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  },
  "/returned": {
   "post": {
    "operationId": "recordReturn",
    "summary": "Record that a respondent returned",
    "description": "The status in the URL is only a hint, because the signed outcome is authoritative.",
    "tags": ["Sessions"],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": ["url"],
        "additionalProperties": false,
        "properties": {"url": {"type": "string", "description": "The URL to which the respondent returned, including `MID`."}}
       },
       "examples": {"one": {"summary": "A complete", "value": {"url": "https://supplier.example/return?status=complete&MID=0e6f"}}}
      }
     }
    },
    "responses": {
     "200": {
      "description": "The respondent's session.",
      "content": {
       "application/json": {
        "schema": {"$ref": "#/components/schemas/Returned"},
        "examples": {"one": {"summary": "A complete", "value": {"mid": "0e6f", "pid": "p-81", "survey_id": 4217001, "hint": "complete", "is_first": true}}}
       }
      }
     },
     "400": {"$ref": "#/components/responses/BadRequest"},
     "401": {"$ref": "#/components/responses/Unauthorized"},
     "404": {"$ref": "#/components/responses/NotFound"},
     "503": {"$ref": "#/components/responses/Unavailable"}
    }
   }
  }
 },
 "components": {
  "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token that was passed to `createSupplyApi`."}},
  "responses": {
   "BadRequest": {
    "description": "The request body is invalid. `detail` names the invalid field.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unauthorized": {
    "description": "The token is missing or wrong.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "NotFound": {
    "description": "The survey or the session is unknown.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "ExchangeFailed": {
    "description": "The exchange did not return a link for any of the surveys that were tried.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   },
   "Unavailable": {
    "description": "The store is not responding, or the index is too far behind. Retry after the delay given in the `Retry-After` header.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
   }
  },
  "schemas": {
   "Profile": {
    "type": "object",
    "required": ["pid", "answers"],
    "description": "A respondent's profile.",
    "properties": {
     "pid": {"type": "string", "minLength": 1, "description": "The supplier's id for the respondent, sent as `PID`."},
     "country_language": {"type": "string", "description": "The respondent's locale, such as `eng_us`. If absent, surveys in every locale are considered."},
     "device": {
      "type": "string",
      "enum": ["desktop", "mobile"],
      "description": "The respondent's device. It is used only for ranking, because some surveys accept only one type of device."
     },
     "answers": {
      "type": "object",
      "description": "The answers by `question_id`. An empty list counts as unanswered.",
      "additionalProperties": {"$ref": "#/components/schemas/Answer"}
     }
    }
   },
   "Answer": {
    "oneOf": [
     {"type": "array", "items": {"type": "string", "minLength": 1}, "description": "Precodes that do not expire."},
     {
      "type": "object",
      "required": ["precodes", "at"],
      "properties": {
       "precodes": {"type": "array", "items": {"type": "string", "minLength": 1}, "description": "The selected precodes."},
       "at": {"type": "string", "format": "date-time", "description": "The time of the answer."}
      }
     }
    ]
   },
   "Amount": {
    "type": "object",
    "required": ["value", "currency_code"],
    "description": "An exact amount.",
    "properties": {
     "value": {"type": "string", "description": "A decimal number with at most nine decimals."},
     "currency_code": {"type": "string", "description": "The ISO 4217 code of the currency."}
    }
   },
   "Matches": {
    "type": "object",
    "required": ["surveys", "questions"],
    "properties": {
     "surveys": {
      "type": "array",
      "items": {
       "type": "object",
       "required": ["survey_id", "score", "price"],
       "properties": {
        "survey_id": {"type": "integer", "description": "The id of the survey."},
        "score": {"type": "number", "description": "The result of the ranking. By default, this is the expected revenue per entrant."},
        "price": {
         "anyOf": [{"$ref": "#/components/schemas/Amount"}, {"type": "null"}],
         "description": "The price per complete. Null if the survey's document has no valid price."
        }
       }
      }
     },
     "questions": {"type": "array", "items": {"$ref": "#/components/schemas/OpenQuestion"}}
    }
   },
   "OpenQuestion": {
    "type": "object",
    "required": ["question_id", "surveys", "value"],
    "description": "A question whose answer would settle the verdict on surveys. The most valuable question is listed first.",
    "properties": {
     "question_id": {"type": "integer", "description": "The id of the question."},
     "surveys": {"type": "integer", "description": "The number of surveys whose verdict depends on the question."},
     "value": {
      "type": "number",
      "description": "The sum of the scores of the surveys whose verdict depends on the question. Each score is first divided by the number of questions that the survey's verdict depends on."
     }
    }
   },
   "Verdict": {
    "type": "object",
    "required": ["verdict", "reasons"],
    "properties": {
     "verdict": {
      "type": "string",
      "enum": ["eligible", "unknown", "ineligible"],
      "description": "The verdict. `unknown` means that the available information is not sufficient."
     },
     "reasons": {"type": "array", "items": {"$ref": "#/components/schemas/Reason"}, "description": "All reasons, in a fixed order."}
    }
   },
   "Reason": {
    "type": "object",
    "required": ["kind"],
    "properties": {
     "kind": {"type": "string", "description": "The kind of reason, such as `qualification`. The README of `@fieldwork/supply` lists all kinds."},
     "id": {"type": ["integer", "string"], "description": "The id of the question, quota, group or message reason to which the reason applies."}
    }
   },
   "Routed": {
    "type": "object",
    "required": ["questions"],
    "properties": {
     "url": {"type": "string", "description": "The URL to which to redirect the respondent."},
     "mid": {"type": "string", "description": "The id of the session."},
     "survey_id": {"type": "integer", "description": "The id of the survey."},
     "is_resumed": {"type": "boolean", "description": "Whether the respondent continues an earlier session."},
     "questions": {
      "type": "array",
      "items": {"$ref": "#/components/schemas/OpenQuestion"},
      "description": "The questions to ask the respondent if no survey accepts them."
     }
    }
   },
   "Returned": {
    "type": "object",
    "required": ["mid", "pid", "survey_id", "hint", "is_first"],
    "properties": {
     "mid": {"type": "string", "description": "The id of the session."},
     "pid": {"type": "string", "description": "The supplier's id for the respondent."},
     "survey_id": {"type": "integer", "description": "The id of the survey."},
     "hint": {"type": ["string", "null"], "description": "The status in the URL. Null if the URL has none."},
     "is_first": {"type": "boolean", "description": "Whether this was the respondent's first return."}
    }
   },
   "Problem": {
    "type": "object",
    "required": ["title", "status", "detail"],
    "description": "An error (RFC 9457).",
    "properties": {
     "title": {"type": "string", "description": "The reason phrase of the status code."},
     "status": {"type": "integer", "description": "The status code."},
     "detail": {"type": "string", "description": "How to resolve the error."}
    }
   }
  }
 }
}
