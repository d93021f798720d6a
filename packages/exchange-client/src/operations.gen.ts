// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

export const getBundledLookups = {
  operationId: "getBundledLookups",
  method: "GET",
  path: "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}",
  auth: "key",
  retry: "safe",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503
  ],
  replies: [
    "application/json"
  ]
} as const

export const listDictionary = {
  operationId: "listDictionary",
  method: "GET",
  path: "/demand/v2-beta/{property}",
  auth: "key",
  retry: "safe",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503,
    504
  ],
  replies: [
    "application/json"
  ],
  pagination: {
    style: "page_number"
  },
  stability: "beta"
} as const

export const getOpportunitiesSubscription = {
  operationId: "getOpportunitiesSubscription",
  method: "GET",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "safe",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503
  ],
  replies: [
    "application/json"
  ]
} as const

export const createOpportunitiesSubscription = {
  operationId: "createOpportunitiesSubscription",
  method: "POST",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "replaceable",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    413,
    429,
    500,
    503
  ],
  replies: [
    "application/json",
    "text/plain"
  ],
  body: "application/json"
} as const

export const removeOpportunitiesSubscription = {
  operationId: "removeOpportunitiesSubscription",
  method: "DELETE",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "once",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503
  ],
  replies: [
    "application/json",
    "text/plain"
  ]
} as const

export const getOutcomesSubscription = {
  operationId: "getOutcomesSubscription",
  method: "GET",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "safe",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503
  ],
  replies: [
    "application/json"
  ]
} as const

export const createOutcomesSubscription = {
  operationId: "createOutcomesSubscription",
  method: "POST",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "replaceable",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503
  ],
  replies: [
    "application/json",
    "text/plain"
  ],
  body: "application/json"
} as const

export const removeOutcomesSubscription = {
  operationId: "removeOutcomesSubscription",
  method: "DELETE",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "once",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503
  ],
  replies: [
    "application/json",
    "text/plain"
  ]
} as const

export const createSupplierLink = {
  operationId: "createSupplierLink",
  method: "POST",
  path: "/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "once",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    429,
    500,
    503
  ],
  replies: [
    "application/json"
  ],
  body: "application/json"
} as const

/** Query parameters whose array is joined by commas; every other array is repeated. */
export const commaSeparated = [] as const

