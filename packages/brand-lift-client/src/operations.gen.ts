// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

export const listCampaigns = {
  operationId: "listCampaigns",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns",
  auth: "bearer",
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
  ],
  commaSeparated: [
    "permission_id__in"
  ],
  pagination: {
    style: "page"
  }
} as const

export const createCampaign = {
  operationId: "createCampaign",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns",
  auth: "bearer",
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

export const getCampaign = {
  operationId: "getCampaign",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}",
  auth: "bearer",
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

export const updateCampaign = {
  operationId: "updateCampaign",
  method: "PATCH",
  path: "/api/impact-measurement/v1/campaigns/{id}",
  auth: "bearer",
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
    "application/json"
  ],
  body: "application/json"
} as const

export const launchCampaign = {
  operationId: "launchCampaign",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{id}/launch",
  auth: "bearer",
  retry: "once",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    409,
    429,
    500,
    503
  ],
  replies: [
    "application/json"
  ]
} as const

export const listCampaignQuestions = {
  operationId: "listCampaignQuestions",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions",
  auth: "bearer",
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

export const getQuestionLift = {
  operationId: "getQuestionLift",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift",
  auth: "bearer",
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
  ],
  commaSeparated: [
    "confidence_level__in",
    "channel__in",
    "exclude_channels",
    "target_audience_id__in"
  ]
} as const

export const listLiftByAdChannel = {
  operationId: "listLiftByAdChannel",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel",
  auth: "bearer",
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
  ],
  commaSeparated: [
    "confidence_level__in",
    "channel__in",
    "exclude_channels",
    "target_audience_id__in"
  ],
  deprecation: {
    replacement: "listLiftByDevice",
    guide: "It takes the same parameters and answers device and device_name in place of ad_channel and ad_channel_name"
  }
} as const

export const listLiftByDevice = {
  operationId: "listLiftByDevice",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device",
  auth: "bearer",
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
  ],
  commaSeparated: [
    "confidence_level__in",
    "channel__in",
    "exclude_channels",
    "target_audience_id__in"
  ]
} as const

export const createToken = {
  operationId: "createToken",
  method: "POST",
  path: "/oauth/token",
  auth: "none",
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
  ],
  body: "application/json"
} as const

/** Query parameters whose array is joined by commas; every other array is repeated. */
export const commaSeparated = ["channel__in","confidence_level__in","exclude_channels","permission_id__in","target_audience_id__in"] as const

