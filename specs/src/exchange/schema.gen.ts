// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The types of the API: its schemas, parameters, responses and operations.
 */

/** Each path of the document with its methods: the types of their parameters, bodies and responses. */
export interface paths {
    "/Core/v1/BusinessUnits/All": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List business units
         * @description Returns the business units of the account. The currency of a survey depends on its business unit.
         */
        get: operations["listBusinessUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Core/v1/Suppliers/AllWithAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers
         * @description Returns the suppliers, grouped by account.
         */
        get: operations["listSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a survey
         * @description Returns one of the buyer's surveys.
         */
        get: operations["getSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Demand/v1/Surveys/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a survey
         * @description Creates a survey for the buyer. A live survey costs money, and some of its fields cannot be changed after the first launch.
         */
        post: operations["createSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Demand/v1/Surveys/Update/{SurveyNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a survey
         * @description Replaces the fields of one of the buyer's surveys. The request body contains the fields of a `createSurvey` request and the number of the survey. Send all fields of the survey, because an omitted field may lose its value. Some fields cannot be changed after the first launch.
         */
        put: operations["updateSurvey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demand/v2-beta/{property}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the dictionary.
                 * @example locales
                 */
                property: components["parameters"]["Property"];
            };
            cookie?: never;
        };
        /**
         * List a dictionary
         * @description Returns one page of a v2-beta dictionary. The entries are stable and may be cached.
         */
        get: operations["listDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demand/v2-beta/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List v2-beta errors
         * @description Returns every error that the v2-beta operations can return.
         */
        get: operations["listBetaErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One or more code lists to return, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
                 * @example SupplierLinkTypes,SurveyStatuses
                 */
                Bundle: components["parameters"]["Bundle"];
            };
            cookie?: never;
        };
        /**
         * Get bundled lookups
         * @description Returns the entries of the requested code lists. The arrays of all other code lists are empty.
         */
        get: operations["getBundledLookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        /**
         * List custom questions
         * @description Returns the custom questions of the account for one country-language pair.
         */
        get: operations["listCustomQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description The id of the question in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        /**
         * List question options
         * @description Returns the answer options of a question with their precodes.
         */
        get: operations["listQuestionOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        /**
         * List standard questions
         * @description Returns the standard questions from the question library for one country-language pair.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description The id of the question in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        /**
         * Get a question
         * @description Returns one standard or custom question from the question library.
         */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/opportunities/v1/subscriptions/{supplier_code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        /**
         * Get an opportunities subscription
         * @description Returns the supplier's subscription to survey opportunities and, if `surveys` is true, its active surveys.
         */
        get: operations["getOpportunitiesSubscription"];
        put?: never;
        /**
         * Create an opportunities subscription
         * @description Creates the supplier's subscription to survey opportunities, or replaces the existing subscription. The maximum size of the request body is about 400 KB (interpreted as 409,600 bytes). To receive recontact surveys, include `recontact` in the `study_type` filter or omit that filter.
         */
        post: operations["createOpportunitiesSubscription"];
        /**
         * Remove an opportunities subscription
         * @description Removes the supplier's subscription to survey opportunities. No further callbacks are sent for it.
         */
        delete: operations["removeOpportunitiesSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        /**
         * Get an outcomes subscription
         * @description Returns the supplier's subscription to respondent outcomes.
         */
        get: operations["getOutcomesSubscription"];
        put?: never;
        /**
         * Create an outcomes subscription
         * @description Creates the supplier's subscription to respondent outcomes, or replaces the existing subscription.
         */
        post: operations["createOutcomesSubscription"];
        /**
         * Remove an outcomes subscription
         * @description Removes the supplier's subscription to respondent outcomes. No further callbacks are sent for it.
         */
        delete: operations["removeOutcomesSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a supplier link
         * @description Returns the supplier's entry link for a survey.
         */
        get: operations["getSupplierLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a supplier link
         * @description Creates the supplier's entry link for a survey that is allocated to the supplier. If a redirect link is omitted, the supplier's default redirect is used.
         */
        post: operations["createSupplierLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a supplier link
         * @description Replaces the settings of the supplier's entry link for a survey. All seven fields are required. A redirect link can be an empty string.
         */
        put: operations["updateSupplierLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * List qualified respondents
         * @description Returns the supplier's respondents for a recontact survey, and whether each respondent qualifies. The operation is available only for surveys whose study type is Recontact.
         */
        get: operations["listQualifiedRespondents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        /**
         * List offerwall surveys
         * @description Returns the surveys on the supplier's offerwall. Surveys for which the supplier already has an entry link are not returned.
         */
        get: operations["listOfferwallSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/Surveys/Inventory/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        /**
         * List allocated surveys
         * @description Returns the survey numbers of all live surveys for which the supplier has an allocation or an entry link, including surveys without remaining capacity.
         */
        get: operations["listAllocatedSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * Get the allocation of a survey
         * @description Returns one survey with its allocation to the supplier.
         */
        get: operations["getSurveyAllocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * List the groups of a survey
         * @description Returns the groups to which a survey belongs. A respondent who was sent to one survey in a group must not be sent to any other survey in that group. The `SurveyGroupExists` field in the offerwall listing and in a survey's allocation shows how long this rule applies.
         */
        get: operations["listSurveyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The webhooks of the document: the types of their parameters, bodies and responses. */
export interface webhooks {
    receiveOpportunities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive opportunities
         * @description The exchange calls the subscribed URL with surveys that are new to the subscription or have changed. Surveys are sent in batches, every 15 seconds unless the subscription sets `send_interval_seconds`. Surveys that were already live when the subscription was created are not sent until they change. Verify the signature over the raw body before you parse the body.
         */
        post: operations["receiveOpportunities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    receiveOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive respondent outcomes
         * @description The exchange calls the subscribed URL every 15 seconds with sessions that match the subscription and are new or have changed. The last message about a session contains its final outcome. Verify the signature over the raw body before you parse the body.
         */
        post: operations["receiveOutcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The shared components of the document, by kind and name. */
export interface components {
    schemas: {
        AccountCode: AccountCode;
        AccountType: AccountType;
        ApiAccount: ApiAccount;
        ApiAccountStatus: ApiAccountStatus;
        ApiMessages: ApiMessages;
        ApiResult: ApiResult;
        ApiResultCode: ApiResultCode;
        BetaAutomatedFieldsError: BetaAutomatedFieldsError;
        BetaError: BetaError;
        BetaErrorDocsUrl: BetaErrorDocsUrl;
        BetaErrorEntry: BetaErrorEntry;
        BetaErrorList: BetaErrorList;
        BetaErrorMessage: BetaErrorMessage;
        BetaErrors: BetaErrors;
        BetaFieldError: BetaFieldError;
        BetaFormatError: BetaFormatError;
        BetaLengthError: BetaLengthError;
        BetaMissingObjectError: BetaMissingObjectError;
        BetaMultipleError: BetaMultipleError;
        BetaOptionsError: BetaOptionsError;
        BetaOtherError: BetaOtherError;
        BetaRangeError: BetaRangeError;
        BetaRequestError: BetaRequestError;
        BetaServerError: BetaServerError;
        BetaTypeError: BetaTypeError;
        BundledLookups: BundledLookups;
        BusinessUnit: BusinessUnit;
        BusinessUnitsResponse: BusinessUnitsResponse;
        ClientStatus: ClientStatus;
        CompareBool: CompareBool;
        CompareFraction: CompareFraction;
        CompareInt: CompareInt;
        CompareNonNegativeFloat: CompareNonNegativeFloat;
        CompareNonNegativeInt: CompareNonNegativeInt;
        ComparePercentage: ComparePercentage;
        CompareStr: CompareStr;
        CompareStrArray: CompareStrArray;
        DefaultLink: DefaultLink;
        DictionaryEntry: DictionaryEntry;
        DictionaryPage: DictionaryPage;
        FailureLink: FailureLink;
        KeyId: KeyId;
        LegacyDate: LegacyDate;
        LegacyEnvelope: LegacyEnvelope;
        LegacyMonetaryAmount: LegacyMonetaryAmount;
        LookupEntry: LookupEntry;
        MarketplaceStatus: MarketplaceStatus;
        MonetaryAmount: MonetaryAmount;
        OfferwallAllocation: OfferwallAllocation;
        OfferwallSurvey: OfferwallSurvey;
        OfferwallSurveysResponse: OfferwallSurveysResponse;
        OpportunitiesSubscription: OpportunitiesSubscription;
        OpportunitiesSubscriptionRequest: OpportunitiesSubscriptionRequest;
        Opportunity: Opportunity;
        OpportunityBatch: OpportunityBatch;
        OpportunityFilter: OpportunityFilter;
        Outcome: Outcome;
        OutcomeBatch: OutcomeBatch;
        OutcomeFilter: OutcomeFilter;
        OutcomeMonetaryAmount: OutcomeMonetaryAmount;
        OutcomesSubscription: OutcomesSubscription;
        OutcomesSubscriptionRequest: OutcomesSubscriptionRequest;
        OverQuotaLink: OverQuotaLink;
        PlainOk: PlainOk;
        PublicKey: PublicKey;
        QualifiedRespondent: QualifiedRespondent;
        QualifiedRespondentsResponse: QualifiedRespondentsResponse;
        QualityTerminationLink: QualityTerminationLink;
        Question: Question;
        QuestionOption: QuestionOption;
        QuestionOptionsResponse: QuestionOptionsResponse;
        QuestionResponse: QuestionResponse;
        QuestionsResponse: QuestionsResponse;
        ResultCount: ResultCount;
        StudyType: StudyType;
        SubscribedSurvey: SubscribedSurvey;
        SubscriptionCreated: SubscriptionCreated;
        SubscriptionRemoved: SubscriptionRemoved;
        SuccessLink: SuccessLink;
        Supplier: Supplier;
        SupplierAllocationSurvey: SupplierAllocationSurvey;
        SupplierGrouping: SupplierGrouping;
        SupplierLink: SupplierLink;
        SupplierLinkRequest: SupplierLinkRequest;
        SupplierLinkResponse: SupplierLinkResponse;
        SupplierLinkTypeCode: SupplierLinkTypeCode;
        SupplierLinkUpdate: SupplierLinkUpdate;
        SuppliersResponse: SuppliersResponse;
        Survey: Survey;
        SurveyAllocationResponse: SurveyAllocationResponse;
        SurveyFields: SurveyFields;
        SurveyGroup: SurveyGroup;
        SurveyGroupExists: SurveyGroupExists;
        SurveyGroupsResponse: SurveyGroupsResponse;
        SurveyInventory: SurveyInventory;
        SurveyQualification: SurveyQualification;
        SurveyQuestion: SurveyQuestion;
        SurveyQuota: SurveyQuota;
        SurveyRequest: SurveyRequest;
        SurveyResponse: SurveyResponse;
        SurveyUpdate: SurveyUpdate;
        TargetModel: TargetModel;
        TrackingTypeCode: TrackingTypeCode;
    };
    responses: {
        /** @description The request has invalid syntax or invalid parameters. */
        BetaBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The API key has no access to this resource. */
        BetaForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description An upstream service did not respond in time. Wait several seconds before you retry, and retry only a few times. */
        BetaGatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The HTTP method is known, but not allowed for this endpoint. */
        BetaMethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The resource does not exist. */
        BetaNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description A server error occurred. */
        BetaServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The service is unavailable. Retry after the delay given in the `Retry-After` header. */
        BetaServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description Too many requests were sent. Retry after the delay given in the `Retry-After` header. */
        BetaTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The API key is missing or unknown, has a scheme prefix, or belongs to a different environment. */
        BetaUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The signature header or the body of the callback is malformed. */
        CallbackMalformed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver has durably stored the callback. The receiver must respond within 10 seconds. The vendor's documentation does not mention redelivery. */
        CallbackReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The callback has no valid signature, or its timestamp differs too much from the receiver's clock. */
        CallbackRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver could not store the callback, so the callback was not accepted. */
        CallbackUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request has invalid syntax or invalid parameters. */
        LegacyBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The API key has no access to this resource. */
        LegacyForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The resource does not exist. */
        LegacyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description A server error occurred. */
        LegacyServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The service is unavailable. Retry after the delay given in the `Retry-After` header. */
        LegacyServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description Too many requests were sent. Retry after the delay given in the `Retry-After` header. */
        LegacyTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The API key is missing or unknown, has a scheme prefix, or belongs to a different environment. */
        LegacyUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The request has invalid syntax or invalid parameters. */
        SubscriptionBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The API key has no access to this resource. */
        SubscriptionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description There is no subscription for this supplier code, or the supplier code does not exist. */
        SubscriptionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The body is larger than about 400 KB (interpreted as 409,600 bytes). Send fewer or shorter filters. */
        SubscriptionPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description A server error occurred. */
        SubscriptionServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The service is unavailable. Retry after the delay given in the `Retry-After` header. */
        SubscriptionServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description Too many requests were sent. Retry after the delay given in the `Retry-After` header. */
        SubscriptionTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The API key is missing or unknown, has a scheme prefix, or belongs to a different environment. */
        SubscriptionUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The survey is not allocated to this supplier, so no entry link can be created. */
        SupplierAllocationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description One or more code lists to return, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
         * @example SupplierLinkTypes,SurveyStatuses
         */
        Bundle: "Countries" | "CountryLanguages" | "Industries" | "SampleTypes" | "StudyTypes" | "SupplierLinkTypes" | "SurveyStatuses" | "BidProbabilities" | "BidStatuses" | "ProposalTypes" | "CategoryLockOutDurations" | "QuestionClassifications" | "SupplierPreferenceTypes" | "SupplierRequestStatuses" | "ThirdPartyServices" | (string & {});
        /**
         * @description The id of the country-language pair in the `CountryLanguages` lookup.
         * @example 9
         */
        CountryLanguageID: number;
        /**
         * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The number of entries per page, at least 1. If the parameter is absent, the service chooses the number.
         * @example 100
         */
        PageSize: number;
        /**
         * @description The signature of the callback, in the form `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The service signs the timestamp, a `.` and the exact bytes of the body with ECDSA and SHA-256. The timestamp is the time of signing in UTC and protects against replay. The schema version, currently `v1`, identifies the format of the signed string. During a key rotation, the header contains two signatures, one for each key, separated by a comma.
         * @example t:1791208875,v1:9f3c1a7e:MEUCIQDw3Wr0cF5mXy8h1x9p0bU4kq2nZs6tLr7vGm3hJc1aTgIgX2eV9uKq0oYd5nRzB8wFi4sPl6tHj3mCxQ7kN1vEo0s=
         */
        PlatformSignature: string;
        /**
         * @description The name of the dictionary.
         * @example locales
         */
        Property: "business-units" | "clients" | "industries" | "locales" | "lockouts" | "study-types" | "survey-groups" | "suppliers" | "users";
        /**
         * @description The search string. Only the `users` dictionary supports this parameter.
         * @example rivera
         */
        Query: string;
        /**
         * @description The id of the question in the question library.
         * @example 43
         */
        QuestionID: number;
        /**
         * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
         * @example 4217
         */
        SubscriptionSupplierCode: string;
        /**
         * @description The code of the supplier.
         * @example 4217
         */
        SupplierCode: string;
        /**
         * @description The number of the survey.
         * @example 48213907
         */
        SurveyNumber: number;
        /**
         * @description Whether the response contains the subscription's active surveys. Default: `false`.
         * @example true
         */
        Surveys: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The time to wait before the next request, as a number of seconds or as an HTTP date.
         * @example 2
         */
        RetryAfter: string;
    };
    pathItems: never;
}
/** @description The code of the account to which the API key belongs. */
export type AccountCode = string;
/**
 * Format: int64
 * @description The type of the account to which the API key belongs.
 */
export type AccountType = number;
/** @description The name of the account to which the API key belongs. */
export type ApiAccount = string;
/**
 * Format: int64
 * @description The status of the account to which the API key belongs.
 */
export type ApiAccountStatus = number;
/** @description The messages for the caller. If `ApiResult` is not 0, the messages describe the problem. Messages can also be present in a successful response. */
export type ApiMessages = string[];
/**
 * Format: int64
 * @description The result of the request. The value 0 means success. Any other value means failure, regardless of the HTTP status code.
 */
export type ApiResult = number;
/**
 * Format: int64
 * @description A result code that supplements `ApiResult`. The value 0 means success.
 */
export type ApiResultCode = number;
/** @description An error about fields that cannot be modified because the Fielding Assistant feature automates them. */
export interface BetaAutomatedFieldsError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v19";
    /** @description The details of the error. */
    detail?: {
        /** @description The names of the fields that are automated. */
        fields?: string[];
        /** @description The id of the survey. */
        survey_id?: number | string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error of a v2-beta operation. The `code` field identifies the error and determines the fields of `detail`. */
export type BetaError = components["schemas"]["BetaServerError"] | components["schemas"]["BetaRequestError"] | components["schemas"]["BetaFieldError"] | components["schemas"]["BetaMultipleError"] | components["schemas"]["BetaMissingObjectError"] | components["schemas"]["BetaTypeError"] | components["schemas"]["BetaRangeError"] | components["schemas"]["BetaFormatError"] | components["schemas"]["BetaOptionsError"] | components["schemas"]["BetaLengthError"] | components["schemas"]["BetaAutomatedFieldsError"] | components["schemas"]["BetaOtherError"];
/** @description The URL of the documentation for the error. */
export type BetaErrorDocsUrl = string;
/** @description The meaning of an error code of the v2-beta operations. */
export interface BetaErrorEntry {
    /** @description The names of the fields that `detail` contains in an error with this code. */
    detail?: string[];
    /** @description The error code, as it appears in the `code` field of an error. */
    error_code: string;
    /**
     * Format: int64
     * @description The HTTP status code of the response that contains this error.
     */
    http_status?: number;
    /** @description The meaning of the error code. */
    message?: string;
}
/** @description The error codes of the v2-beta operations with their meanings. */
export interface BetaErrorList {
    /** @description One entry for each error code. */
    result: components["schemas"]["BetaErrorEntry"][];
}
/** @description The description of the error. */
export type BetaErrorMessage = string;
/** @description The body of an error response of a v2-beta operation. */
export interface BetaErrors {
    /** @description The errors that occurred. */
    errors: components["schemas"]["BetaError"][];
}
/** @description An error in one field of the request. */
export interface BetaFieldError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v01" | "v09" | "v10" | "v12" | "v13";
    /** @description The details of the error. */
    detail?: {
        /** @description The name of the field. */
        field?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error about a field that does not match its format, such as a locale or an RFC 3339 date. */
export interface BetaFormatError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v08";
    /** @description The details of the error. */
    detail?: {
        /** @description The name of the field. */
        field?: string;
        /** @description The expected format. */
        pattern?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error about a string that is too short or too long. */
export interface BetaLengthError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v14";
    /** @description The details of the error. */
    detail?: {
        /** @description The name of the field. */
        field?: string;
        /**
         * Format: int64
         * @description The maximum length, or null if there is no maximum.
         */
        max_length?: number | null;
        /**
         * Format: int64
         * @description The minimum length, or null if there is no minimum.
         */
        min_length?: number | null;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error about an object that does not exist. */
export interface BetaMissingObjectError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v04";
    /** @description The details of the error. */
    detail?: {
        /** @description The id of the object that was not found. */
        id?: string | number;
        /** @description The type of the object that was not found. */
        type?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error about a field whose value is not a multiple of a required number. */
export interface BetaMultipleError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v02";
    /** @description The details of the error. */
    detail?: {
        /**
         * Format: double
         * @description The value must be a multiple of this number.
         */
        denominator?: number;
        /** @description The name of the field. */
        field?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error about a value that is not one of the allowed values. */
export interface BetaOptionsError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v11";
    /** @description The details of the error. */
    detail?: {
        /** @description The name of the field. */
        field?: string;
        /** @description The allowed values. */
        options?: unknown[];
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error whose code has no separate schema. The code is v17 or v18, which are not documented, or an unknown code. */
export interface BetaOtherError {
    /**
     * @description An error code without a separate schema.
     * @example v17
     * @example v18
     */
    code: "v17" | "v18" | (string & {});
    /** @description The details of the error. */
    detail?: {
        [key: string]: unknown;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error about a value that is outside its range. */
export interface BetaRangeError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v07";
    /** @description The details of the error. */
    detail?: {
        /** @description The name of the field. */
        field?: string;
        /** @description The maximum value, or null if there is no maximum. */
        max?: number | string | null;
        /** @description The minimum value, or null if there is no minimum. */
        min?: number | string | null;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error that concerns the request as a whole. */
export interface BetaRequestError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v03" | "v05" | "v15" | "v16";
    /** @description The details of the error. The vendor's documentation lists no fields for the error codes v03, v05, v15 and v16, so any field is accepted. */
    detail?: {
        [key: string]: unknown;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error that is caused by a failure of the server. */
export interface BetaServerError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "a01" | "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07";
    /** @description The details of the error. The vendor's documentation lists no fields for the error codes of server failures, so any field is accepted. */
    detail?: {
        [key: string]: unknown;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An error about a field with the wrong JSON type. */
export interface BetaTypeError {
    /**
     * @description The error code.
     * @enum {string}
     */
    code: "v06";
    /** @description The details of the error. */
    detail?: {
        /** @description The name of the field. */
        field?: string;
        /** @description The expected JSON type. */
        type?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description The response envelope with one array for each code list. The arrays of code lists that were not requested are empty. */
export interface BundledLookups {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    /** @description The bid probabilities. The array is empty if `BidProbabilities` was not requested. */
    AllBidProbabilities?: components["schemas"]["LookupEntry"][];
    /** @description The bid statuses. The array is empty if `BidStatuses` was not requested. */
    AllBidStatuses?: components["schemas"]["LookupEntry"][];
    /** @description The category lock-out durations. The array is empty if `CategoryLockOutDurations` was not requested. */
    AllCategoryLockOutDurations?: components["schemas"]["LookupEntry"][];
    /** @description The countries. The array is empty if `Countries` was not requested. */
    AllCountries?: components["schemas"]["LookupEntry"][];
    /** @description The country-language pairs. The array is empty if `CountryLanguages` was not requested. */
    AllCountryLanguages?: components["schemas"]["LookupEntry"][];
    /** @description The industries. The array is empty if `Industries` was not requested. */
    AllIndustries?: components["schemas"]["LookupEntry"][];
    /** @description The proposal types. The array is empty if `ProposalTypes` was not requested. */
    AllProposalTypes?: components["schemas"]["LookupEntry"][];
    /** @description The question classifications. The array is empty if `QuestionClassifications` was not requested. */
    AllQuestionClassifications?: components["schemas"]["LookupEntry"][];
    /** @description The sample types. The array is empty if `SampleTypes` was not requested. */
    AllSampleTypes?: components["schemas"]["LookupEntry"][];
    /** @description The study types. The array is empty if `StudyTypes` was not requested. */
    AllStudyTypes?: components["schemas"]["LookupEntry"][];
    /** @description The supplier link types. The array is empty if `SupplierLinkTypes` was not requested. */
    AllSupplierLinkTypes?: components["schemas"]["LookupEntry"][];
    /** @description The supplier preference types. The array is empty if `SupplierPreferenceTypes` was not requested. */
    AllSupplierPreferenceTypes?: components["schemas"]["LookupEntry"][];
    /** @description The supplier request statuses. The array is empty if `SupplierRequestStatuses` was not requested. */
    AllSupplierRequestStatuses?: components["schemas"]["LookupEntry"][];
    /** @description The supplier tracking URL types. The `Bundle` parameter has no option for this list. */
    AllSupplierTrackingUrlTypes?: components["schemas"]["LookupEntry"][];
    /** @description The survey platforms. The `Bundle` parameter has no option for this list. */
    AllSurveyPlatforms?: components["schemas"]["LookupEntry"][];
    /** @description The survey statuses. The array is empty if `SurveyStatuses` was not requested. */
    AllSurveyStatuses?: components["schemas"]["LookupEntry"][];
    /** @description The third-party services. The array is empty if `ThirdPartyServices` was not requested. */
    AllThirdPartyServices?: components["schemas"]["LookupEntry"][];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description A business unit in the buyer's account. The business unit to which a survey is assigned determines the survey's currency. */
export interface BusinessUnit {
    /**
     * Format: int64
     * @description The id of the account to which the business unit belongs.
     */
    AccountID?: number;
    /** @description The id of the business unit, as a string. The `BusinessUnitID` field of a survey contains the id as a number. */
    Id?: string;
    /** @description The name of the business unit. */
    Name?: string;
}
/** @description The response envelope with the business units. */
export interface BusinessUnitsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    /** @description The business units of the account. */
    BusinessUnits?: components["schemas"]["BusinessUnit"][];
    ResultCount?: components["schemas"]["ResultCount"];
}
/**
 * Format: int64
 * @description The response code for the respondent's attempt at the client survey. Codes other than those listed are possible.
 * @example -1
 * @example 1
 * @example 10
 * @example 11
 * @example 20
 * @example 26
 * @example 28
 * @example 30
 * @example 33
 * @example 34
 * @example 35
 * @example 38
 * @example 40
 * @example 60
 * @example 62
 * @example 66
 * @example 70
 * @example 80
 * @example 91
 * @example 110
 * @example 134
 * @example 135
 * @example 136
 * @example 137
 * @example 233
 * @example 235
 */
export type ClientStatus = number;
/** @description A comparison of a field with a boolean (`CompareBool`). */
export interface CompareBool {
    /** @description Matches if the field is equal to this value. */
    eq?: boolean;
}
/** @description A comparison of a field with numbers from 0 to 1 (`CompareFloat`). */
export interface CompareFraction {
    /**
     * Format: double
     * @description Matches if the field is equal to this value.
     */
    eq?: number;
    /**
     * Format: double
     * @description Matches if the field is greater than or equal to this value.
     */
    gte?: number;
    /** @description Matches if the field is equal to any of these values. */
    in?: number[];
    /**
     * Format: double
     * @description Matches if the field is less than or equal to this value.
     */
    lte?: number;
    /**
     * Format: double
     * @description Matches if the field is not equal to this value.
     */
    ne?: number;
    /** @description Matches if the field is equal to none of these values. */
    nin?: number[];
}
/** @description A comparison of a field with integers (`CompareInt`). */
export interface CompareInt {
    /**
     * Format: int64
     * @description Matches if the field is equal to this value.
     */
    eq?: number;
    /**
     * Format: int64
     * @description Matches if the field is greater than or equal to this value.
     */
    gte?: number;
    /** @description Matches if the field is equal to any of these values. */
    in?: number[];
    /**
     * Format: int64
     * @description Matches if the field is less than or equal to this value.
     */
    lte?: number;
    /**
     * Format: int64
     * @description Matches if the field is not equal to this value.
     */
    ne?: number;
    /** @description Matches if the field is equal to none of these values. */
    nin?: number[];
}
/** @description A comparison of a field with non-negative numbers (`CompareFloat`). */
export interface CompareNonNegativeFloat {
    /**
     * Format: double
     * @description Matches if the field is equal to this value.
     */
    eq?: number;
    /**
     * Format: double
     * @description Matches if the field is greater than or equal to this value.
     */
    gte?: number;
    /** @description Matches if the field is equal to any of these values. */
    in?: number[];
    /**
     * Format: double
     * @description Matches if the field is less than or equal to this value.
     */
    lte?: number;
    /**
     * Format: double
     * @description Matches if the field is not equal to this value.
     */
    ne?: number;
    /** @description Matches if the field is equal to none of these values. */
    nin?: number[];
}
/** @description A comparison of a field with non-negative integers (`CompareInt`). */
export interface CompareNonNegativeInt {
    /**
     * Format: int64
     * @description Matches if the field is equal to this value.
     */
    eq?: number;
    /**
     * Format: int64
     * @description Matches if the field is greater than or equal to this value.
     */
    gte?: number;
    /** @description Matches if the field is equal to any of these values. */
    in?: number[];
    /**
     * Format: int64
     * @description Matches if the field is less than or equal to this value.
     */
    lte?: number;
    /**
     * Format: int64
     * @description Matches if the field is not equal to this value.
     */
    ne?: number;
    /** @description Matches if the field is equal to none of these values. */
    nin?: number[];
}
/** @description A comparison of a field with percentages from 0 to 100 (`CompareFloat`). */
export interface ComparePercentage {
    /**
     * Format: double
     * @description Matches if the field is equal to this value.
     */
    eq?: number;
    /**
     * Format: double
     * @description Matches if the field is greater than or equal to this value.
     */
    gte?: number;
    /** @description Matches if the field is equal to any of these values. */
    in?: number[];
    /**
     * Format: double
     * @description Matches if the field is less than or equal to this value.
     */
    lte?: number;
    /**
     * Format: double
     * @description Matches if the field is not equal to this value.
     */
    ne?: number;
    /** @description Matches if the field is equal to none of these values. */
    nin?: number[];
}
/** @description A comparison of a field with strings (`CompareStr`). */
export interface CompareStr {
    /** @description Matches if the field is equal to this value. */
    eq?: string;
    /** @description Matches if the field is equal to any of these values. */
    in?: string[];
    /** @description Matches if the field is not equal to this value. */
    ne?: string;
    /** @description Matches if the field is equal to none of these values. */
    nin?: string[];
}
/** @description A comparison of a list with strings (`CompareStrArray`). */
export interface CompareStrArray {
    /** @description Matches if the list contains any of these strings. */
    in?: string[];
    /** @description Matches if the list contains none of these strings. */
    nin?: string[];
}
/** @description The redirect URL or tracking code that is used when no other link applies (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type DefaultLink = string;
/** @description An entry of a dictionary. Only the fields of the `locales` dictionary are documented, so any additional field is accepted. */
export type DictionaryEntry = {
    /** @description The code of the entry, such as `eng_us` for a locale. */
    code?: string;
    /** @description The display name of the entry. */
    name?: string;
} & {
    [key: string]: unknown;
};
/** @description One page of a dictionary. */
export interface DictionaryPage {
    /** @description The entries on this page. */
    result: components["schemas"]["DictionaryEntry"][];
    /**
     * Format: int64
     * @description The total number of entries on all pages.
     */
    total?: number;
}
/** @description The redirect URL or tracking code that is used after a termination (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type FailureLink = string;
/** @description The id of the public key that verifies callbacks. The signature header contains the first 8 characters of this id. */
export type KeyId = string;
/** @description A time in milliseconds since 1970-01-01 UTC, with the offset of its time zone. */
export type LegacyDate = string;
/** @description The common fields of all v1 responses. The body of a v1 error consists of only these fields. */
export interface LegacyEnvelope {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description An amount of money in a v1 response: the payment for a complete, including fees and commissions. */
export interface LegacyMonetaryAmount {
    /** @description The ISO 4217 code of the currency. The value is currently always `USD`. */
    CurrencyCode?: string;
    /**
     * Format: double
     * @description The amount, with up to 9 decimal places.
     */
    Value?: number;
}
/** @description An entry of a bundled lookup. */
export interface LookupEntry {
    /** @description The short code of the entry. Some fields refer to the entry by this code. */
    Code?: string;
    /** @description The id of the entry, as a string. Fields that refer to the entry contain the id as a number. */
    Id?: string;
    /** @description Whether the entry is in use. */
    IsActive?: boolean;
    /** @description The display name of the entry. */
    Name?: string;
    /**
     * Format: int64
     * @description The position of the entry in its list.
     */
    SortOrder?: number;
}
/**
 * Format: int64
 * @description The response code for the respondent's session at the exchange. Codes other than those listed are possible. Code 3 means that the respondent is in the client survey.
 * @example -6
 * @example -5
 * @example -1
 * @example 1
 * @example 3
 * @example 21
 * @example 23
 * @example 24
 * @example 30
 * @example 31
 * @example 32
 * @example 35
 * @example 36
 * @example 37
 * @example 38
 * @example 40
 * @example 41
 * @example 42
 * @example 50
 * @example 98
 * @example 120
 * @example 122
 * @example 123
 * @example 124
 * @example 125
 * @example 126
 * @example 131
 * @example 132
 * @example 133
 * @example 134
 * @example 138
 * @example 139
 * @example 230
 * @example 234
 * @example 236
 * @example 237
 * @example 238
 * @example 240
 * @example 241
 * @example 242
 * @example 243
 * @example 301
 * @example 302
 * @example 303
 */
export type MarketplaceStatus = number;
/** @description An amount of money in an opportunity: the net payment for a complete, with fees and commissions already included. */
export interface MonetaryAmount {
    /** @description The ISO 4217 code of the currency. The value is currently always `USD`. */
    currency_code?: string;
    /**
     * Format: double
     * @description The amount, with up to 9 decimal places.
     */
    value?: number;
}
/** @description The survey completes that one supplier can deliver through its offerwall. */
export interface OfferwallAllocation {
    /**
     * Format: int64
     * @description The number of completes that the supplier can still deliver from its allocation.
     */
    AllocationRemaining?: number;
    /**
     * Format: int64
     * @description The number of unallocated completes that can still be delivered.
     */
    HedgeRemaining?: number;
    /**
     * Format: int64
     * @description The number of completes that were delivered through the offerwall.
     */
    OfferwallCompletes?: number;
    /** @description The code of the supplier. */
    SupplierCode?: string;
    /** @description The name of the supplier. */
    SupplierName?: string;
    TargetModel?: components["schemas"]["TargetModel"];
}
/** @description A survey on a supplier's offerwall. */
export interface OfferwallSurvey {
    /** @description The name of the buyer. */
    AccountName?: string;
    /**
     * Format: int64
     * @description The share of respondents whom the buyer expects to qualify.
     */
    BidIncidence?: number;
    /**
     * Format: int64
     * @description The expected duration of the interview in minutes, as stated by the buyer.
     */
    BidLengthOfInterview?: number;
    /** @description Whether the survey collects personal data. */
    CollectsPII?: boolean;
    /**
     * Format: double
     * @description The share of the required completes that has been delivered, as a percentage such as 47. Programs should also accept a share from 0 to 1.
     */
    CompletionPercentage?: number;
    /**
     * Format: double
     * @description The share of qualified respondents who complete the survey, as a percentage such as 47. Programs should also accept a share from 0 to 1.
     */
    Conversion?: number;
    /**
     * Format: int64
     * @description The id of the country-language pair in the `CountryLanguages` lookup.
     */
    CountryLanguageID?: number;
    /**
     * Format: double
     * @description The payout per complete, in the format that `RPI` replaced.
     */
    CPI?: number;
    /** @description The time at which the survey ends. */
    FieldEndDate?: components["schemas"]["LegacyDate"];
    /**
     * Format: int64
     * @description The id of the industry in the `Industries` lookup.
     */
    IndustryID?: number;
    /** @description Whether the allocation is reserved for a single supplier. */
    IsOnlySupplierInGroup?: boolean;
    /** @description The `IsTrueSample` field has no effect. */
    IsTrueSample?: boolean;
    /**
     * Format: int64
     * @description The median time, in minutes, that respondents take to complete the survey.
     */
    LengthOfInterview?: number;
    /**
     * Format: int64
     * @description The number of completes from all suppliers.
     */
    OverallCompletes?: number;
    /** @description The payout per complete. */
    RPI?: components["schemas"]["LegacyMonetaryAmount"];
    /**
     * Format: int64
     * @description The id of the sample type in the `SampleTypes` lookup. The value can be null.
     */
    SampleTypeID?: number | null;
    /**
     * Format: int64
     * @description The id of the study type in the `StudyTypes` lookup.
     */
    StudyTypeID?: number;
    /** @description The name of the survey group (at most 200 characters). In observed responses, this field is null. Call `listSurveyGroups` instead. */
    SurveyGroup?: string | null;
    SurveyGroupExists?: components["schemas"]["SurveyGroupExists"];
    /**
     * Format: int64
     * @description The id of the survey group. In observed responses, this field is null. Call `listSurveyGroups` instead.
     */
    SurveyGroupID?: number | null;
    /**
     * Format: double
     * @description The share of qualified respondents on mobile devices who complete the survey, as a percentage such as 47. Programs should also accept a share from 0 to 1.
     */
    SurveyMobileConversion?: number;
    /** @description The name of the survey (at most 128 characters). */
    SurveyName?: string;
    /**
     * Format: int64
     * @description The number of the survey.
     */
    SurveyNumber: number;
    /**
     * Format: int64
     * @description Whether quotas count completes or prescreens.
     * @example 1
     * @example 2
     */
    SurveyQuotaCalcTypeID?: number;
    /** @description The unique hash of the survey. */
    SurveySID?: string;
    /**
     * Format: int64
     * @description The median time, in minutes, until respondents are terminated.
     */
    TerminationLengthOfInterview?: number;
    /**
     * Format: int64
     * @description The number of completes that are still available to the supplier.
     */
    TotalRemaining?: number;
}
/** @description The response envelope with the surveys on an offerwall. */
export interface OfferwallSurveysResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    /** @description The surveys on the supplier's offerwall. */
    Surveys?: components["schemas"]["OfferwallSurvey"][];
}
/** @description A supplier's active subscription to survey opportunities. */
export interface OpportunitiesSubscription {
    /**
     * Format: uri
     * @description The URL that receives the opportunities.
     */
    callback?: string;
    /** @description Whether quotas and qualifications are sent with each survey. */
    include_quotas?: boolean;
    key_id?: components["schemas"]["KeyId"];
    /** @description The code of the supplier to which the subscription belongs. */
    name?: string;
    /** @description The subscription's filters. */
    opportunities?: components["schemas"]["OpportunityFilter"][];
    public_key?: components["schemas"]["PublicKey"];
    /** @description The subscription's active surveys. The field is present only if the `surveys` query parameter is true. */
    surveys?: components["schemas"]["SubscribedSurvey"][];
}
/** @description A supplier's subscription to survey opportunities. */
export interface OpportunitiesSubscriptionRequest {
    /**
     * Format: uri
     * @description The URL that receives the opportunities.
     */
    callback: string;
    /** @description Whether each survey contains its quotas and qualifications. Default: `false`. */
    include_quotas?: boolean;
    /** @description The subscription's filters. A survey is sent if it matches at least one filter. To match a filter, the survey must match every field in the filter. */
    opportunities: components["schemas"]["OpportunityFilter"][];
    /**
     * Format: int32
     * @description The maximum size of a callback, in megabytes. The value must be greater than 4 and less than 32.
     * @default 8
     */
    payload_max_size_mb?: number;
    /**
     * Format: int32
     * @description The maximum number of surveys in a callback. The value must be at least 1000 and less than 10000.
     * @default 1000
     */
    payload_max_survey_count?: number;
    /**
     * Format: int32
     * @description The minimum time, in seconds, for which opportunities are collected before they are sent in a batch. The value must be greater than 5 and less than 30.
     * @default 15
     */
    send_interval_seconds?: number;
}
/** @description The state of a survey for the subscribed supplier. A message contains all fields of the survey and replaces the previous message. */
export interface Opportunity {
    /** @description The name of the buyer. */
    account_name?: string;
    /**
     * Format: double
     * @description The percentage of respondents whom the buyer expects to qualify.
     */
    bid_incidence?: number;
    /**
     * Format: double
     * @description The expected duration of the interview in minutes, as stated by the buyer.
     */
    bid_length_of_interview?: number;
    /**
     * Format: int64
     * @description The buyer's id.
     */
    buyer_id?: number;
    /** @description Whether the survey collects personal data. */
    collects_pii?: boolean;
    /**
     * Format: double
     * @description The share of the required completes that has been delivered, from 0 to 1.
     */
    completion_percentage?: number;
    /**
     * Format: double
     * @description The share of qualified respondents who complete the survey.
     */
    conversion?: number;
    /** @description The code of the locale, such as `eng_us`. */
    country_language?: string;
    /** @description The code of the industry. */
    industry?: string;
    /** @description Whether the survey accepts respondents. */
    is_live?: boolean;
    /** @description Whether the allocation is reserved for a single supplier. */
    is_only_supplier_in_group?: boolean;
    /**
     * Format: int64
     * @description The median time, in minutes, that respondents take to complete the survey. The value is rounded, and is 0 until there are six completes.
     */
    length_of_interview?: number;
    /**
     * @description The reason for the message, such as `new` or `deactivated`, which is also the new status of the survey in the subscription. If the reason is unknown, do not send respondents to the survey.
     * @example new
     * @example updated
     * @example deactivated
     * @example reactivated
     */
    message_reason?: "new" | "updated" | "deactivated" | "reactivated" | (string & {});
    /**
     * Format: double
     * @description The share of qualified respondents on mobile devices who complete the survey.
     */
    mobile_conversion?: number;
    /**
     * Format: int64
     * @description The number of completes from all suppliers.
     */
    overall_completes?: number;
    /** @description The buyer's tags. */
    px_buyer_message?: string[];
    /**
     * @description Whether the survey is private or open to the entire marketplace.
     * @example open
     * @example private
     */
    relationship_type?: "open" | "private" | (string & {});
    /** @description The ids (PIDs) of the supplier's respondents who can enter a recontact survey. The array is empty for any other survey, or if none of the PIDs is valid. */
    respondent_pids?: string[] | null;
    /**
     * Format: double
     * @description The revenue per interview times the number of completes, divided by the number of system entrants.
     */
    revenue_per_click?: number;
    /** @description The payout per complete. */
    revenue_per_interview?: components["schemas"]["MonetaryAmount"];
    study_type?: components["schemas"]["StudyType"];
    /** @description The ids of the groups to which the survey belongs, if any. */
    survey_group_ids?: number[];
    /**
     * Format: int64
     * @description The id of the survey.
     */
    survey_id: number;
    /** @description The name of the survey (at most 128 characters). The name is not unique, and respondents may see it. */
    survey_name?: string;
    /** @description The qualifications of the survey, all of which a respondent must meet. The field is present if `include_quotas` is true in the subscription. */
    survey_qualifications?: components["schemas"]["SurveyQualification"][];
    /**
     * @description Whether quotas count completes or prescreens.
     * @example completes
     * @example prescreens
     */
    survey_quota_calc_type?: "completes" | "prescreens" | (string & {});
    /** @description The quotas of the survey. The field is present if `include_quotas` is true in the subscription. */
    survey_quotas?: components["schemas"]["SurveyQuota"][];
    /**
     * Format: int64
     * @description The median time, in minutes, until respondents are terminated. The value is 0 until there are six entrants.
     */
    termination_length_of_interview?: number;
    /**
     * Format: int64
     * @description The number of respondents from all suppliers who entered the client survey.
     */
    total_client_entrants?: number;
    /**
     * Format: int64
     * @description The number of completes that are still available to this supplier.
     */
    total_remaining?: number;
}
/** @description The opportunities in one callback. The subscription's `payload_max_survey_count` and `payload_max_size_mb` settings limit the size of the callback. */
export type OpportunityBatch = components["schemas"]["Opportunity"][];
/** @description A filter for surveys. A survey must match every field in the filter. */
export interface OpportunityFilter {
    /** @description The condition on the percentage of respondents whom the buyer expects to qualify. Values must be from 0 to 100. */
    bid_incidence?: components["schemas"]["ComparePercentage"];
    /** @description The condition on the expected duration of the interview in minutes, as stated by the buyer. Values must be 0 or greater. */
    bid_length_of_interview?: components["schemas"]["CompareNonNegativeFloat"];
    /** @description The condition on the buyer's id. */
    buyer_id?: components["schemas"]["CompareInt"];
    /** @description The condition on whether the survey collects personal data. */
    collects_pii?: components["schemas"]["CompareBool"];
    /** @description The condition on the share of qualified respondents who complete the survey. Values must be from 0 to 1. */
    conversion?: components["schemas"]["CompareFraction"];
    /** @description The condition on the survey's locale. Locales are codes from the `locales` dictionary. */
    country_language: components["schemas"]["CompareStr"];
    /** @description The condition on the survey's industry. Industries are codes from the `industries` dictionary. */
    industry?: components["schemas"]["CompareStr"];
    /** @description The condition on the median time, in minutes, that respondents take to complete the survey. Values must be 0 or greater. */
    length_of_interview?: components["schemas"]["CompareNonNegativeInt"];
    /** @description The condition on the share of qualified respondents on mobile devices who complete the survey. Values must be from 0 to 1. */
    mobile_conversion?: components["schemas"]["CompareFraction"];
    /** @description The condition on the buyer's tags. At least one tag must match. */
    px_buyer_message?: components["schemas"]["CompareStrArray"];
    /** @description The condition on the revenue per respondent who is sent to the survey. Values must be 0 or greater. */
    revenue_per_click?: components["schemas"]["CompareNonNegativeFloat"];
    /** @description The condition on the payout per complete. Values must be 0 or greater. */
    revenue_per_interview?: components["schemas"]["CompareNonNegativeFloat"];
    /** @description The condition on the survey's study type. Study types are codes from the `study-types` dictionary. To receive recontact surveys, omit this field or include `recontact`. */
    study_type?: components["schemas"]["CompareStr"];
    /** @description The condition on the median time, in minutes, until respondents are terminated. Values must be 0 or greater. */
    termination_length_of_interview?: components["schemas"]["CompareNonNegativeInt"];
}
/** @description The progress of a respondent in a survey. The last message about a session contains the final outcome. */
export interface Outcome {
    client_status?: components["schemas"]["ClientStatus"];
    /**
     * Format: date-time
     * @description The time at which the respondent entered the survey.
     */
    entry_date?: string;
    /**
     * Format: date-time
     * @description The time of the respondent's last interaction.
     */
    last_date?: string;
    marketplace_status?: components["schemas"]["MarketplaceStatus"];
    /** @description The supplier's id for the respondent (PID). The value is blank if `marketplace_status` is 236 or 237. */
    panelist_id?: string | null;
    /** @description The id of the parent session. */
    parent_session_id?: string;
    /** @description The id of the session, which is unique per respondent and study. Use this id as the key of stored outcomes. */
    respondent_id: string;
    /** @description The payout per complete. */
    rpi?: components["schemas"]["OutcomeMonetaryAmount"];
    /** @description The secondary panelist id (MID), which the supplier assigns to each session. The value is blank if `marketplace_status` is 236 or 237. */
    session_id?: string | null;
    study_type?: components["schemas"]["StudyType"];
    /**
     * Format: int64
     * @description The id of the survey.
     */
    survey_id?: number;
}
/** @description The outcomes in one callback. A receiver also accepts a single outcome that is not in an array. */
export type OutcomeBatch = components["schemas"]["Outcome"][] | components["schemas"]["Outcome"];
/** @description A filter for sessions. A session must match every field in the filter. */
export interface OutcomeFilter {
    /** @description The condition on the response code for the client survey. */
    client_status?: components["schemas"]["CompareInt"];
    /** @description The condition on the response code for the session at the exchange. */
    marketplace_status?: components["schemas"]["CompareInt"];
}
/** @description An amount of money in an outcome: the payment for a complete, including fees and commissions. */
export interface OutcomeMonetaryAmount {
    /** @description The ISO 4217 code of the currency. The value is currently always `USD`. */
    currency_code?: string;
    /** @description The amount as a string, with up to 9 decimal places. */
    value?: string;
}
/** @description A supplier's active subscription to respondent outcomes. */
export interface OutcomesSubscription {
    /**
     * Format: uri
     * @description The URL that receives the outcomes.
     */
    callback?: string;
    key_id?: components["schemas"]["KeyId"];
    /** @description The code of the supplier to which the subscription belongs. */
    name?: string;
    /** @description The subscription's filters. */
    outcomes?: components["schemas"]["OutcomeFilter"][];
    public_key?: components["schemas"]["PublicKey"];
}
/** @description A supplier's subscription to respondent outcomes. */
export interface OutcomesSubscriptionRequest {
    /**
     * Format: uri
     * @description The URL that receives the outcomes.
     */
    callback: string;
    /** @description The subscription's filters. At least one filter is required. A session is sent if it matches at least one filter. To match a filter, the session must match every field in the filter. */
    outcomes: components["schemas"]["OutcomeFilter"][];
}
/** @description The redirect URL or tracking code that is used when a quota is full (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type OverQuotaLink = string;
/** @description The string `OK`. */
export type PlainOk = string;
/** @description The public key that verifies callbacks, in DER form (SubjectPublicKeyInfo), base64-encoded without PEM header and footer lines. The key is unique to the supplier, and both of its subscriptions use the same key. */
export type PublicKey = string;
/** @description One of the supplier's respondents for a recontact survey. */
export interface QualifiedRespondent {
    /** @description Whether the respondent qualifies for the recontact survey. */
    IsActive?: boolean;
    /** @description The supplier's id for the respondent (PID). */
    PID: string;
}
/** @description The response envelope with the respondents for a recontact survey. */
export interface QualifiedRespondentsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    /** @description The supplier's respondents for the recontact survey. */
    SurveyQualifiedRespondents?: components["schemas"]["QualifiedRespondent"][];
}
/** @description The redirect URL or tracking code that is used after a quality or security termination (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type QualityTerminationLink = string;
/** @description A question from the question library. Only custom questions have the `__type` and `AccountID` fields. */
export interface Question {
    /** @description The name of the type of a custom question. The documentation does not list the possible names. */
    __type?: string;
    /**
     * Format: int64
     * @description The id of the account that owns a custom question.
     */
    AccountID?: number;
    /** @description Whether the question is a core demographic question. */
    IsCoreDemographic?: boolean;
    /** @description Whether feasibility estimates take the question into account. */
    IsFeasibilityFactor?: boolean;
    /**
     * Format: int64
     * @description The id of the classification in the `QuestionClassifications` lookup. The value can be null.
     */
    LK_QuestionClassificationID?: number | null;
    /** @description The short name of the question. */
    Name?: string;
    /**
     * Format: int64
     * @description The id of the question. In opportunities, this id is named `question_id`.
     */
    QuestionID: number;
    /** @description The text that the respondent reads. */
    QuestionText?: string;
    /** @description The type of the question, which determines how respondents answer it, for example by selecting one or several options. */
    QuestionType?: string;
    /**
     * Format: int64
     * @description A number that describes the use of the question in surveys. The meaning of this number is not published.
     */
    SurveyUse?: number;
}
/** @description An answer option of a question. */
export interface QuestionOption {
    /** @description The text of the answer. */
    OptionText?: string;
    /** @description The text of the item to which the answer belongs, or null if there is no item. */
    ParentItemText?: string | null;
    /** @description The code of the answer, which is used in qualifications and quotas. */
    Precode: string;
    /**
     * Format: int64
     * @description The id of the question to which the answer belongs.
     */
    QuestionID?: number;
}
/** @description The response envelope with the answer options of a question. */
export interface QuestionOptionsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    /** @description The answer options of the question. */
    QuestionOptions?: components["schemas"]["QuestionOption"][];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description The response envelope with one question. */
export interface QuestionResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    Question?: components["schemas"]["Question"];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description The response envelope with the questions. */
export interface QuestionsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    /** @description The questions in the library. */
    Questions?: components["schemas"]["Question"][];
    ResultCount?: components["schemas"]["ResultCount"];
}
/**
 * Format: int64
 * @description The number of results in the response payload.
 */
export type ResultCount = number;
/**
 * @description The code of the study type.
 * @example adhoc
 * @example recruit
 * @example recontact
 */
export type StudyType = "adhoc" | "recruit" | "recontact" | (string & {});
/** @description An active survey in a subscription. */
export interface SubscribedSurvey {
    /**
     * Format: int64
     * @description The id of the survey.
     */
    survey_id: number;
    /**
     * Format: date-time
     * @description The time at which the survey was last sent to the callback URL.
     */
    survey_lastSend?: string;
    /** @description The name of the survey (at most 128 characters). */
    survey_name?: string;
}
/** @description The response to a request that created or replaced a subscription. */
export interface SubscriptionCreated {
    key_id?: components["schemas"]["KeyId"];
    public_key?: components["schemas"]["PublicKey"];
    /** @description The result of the request: `OK`. */
    result?: string;
}
/** @description The response to a request that removed a subscription. */
export interface SubscriptionRemoved {
    /** @description The result of the request: `OK`. */
    result?: string;
}
/** @description The redirect URL or tracking code that is used after a complete (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type SuccessLink = string;
/** @description A supplier of respondents. */
export interface Supplier {
    /** @description The code of the supplier. */
    Code?: string;
    /** @description The name of the supplier. */
    Name?: string;
}
/** @description A survey and the completes that are allocated to suppliers. */
export type SupplierAllocationSurvey = components["schemas"]["OfferwallSurvey"] & {
    /** @description The time at which the survey starts. */
    FieldBeginDate?: components["schemas"]["LegacyDate"];
    /** @description The completes that each supplier can deliver through its offerwall. */
    OfferwallAllocations?: components["schemas"]["OfferwallAllocation"][];
    /**
     * Format: int64
     * @description The number of completes that are still available on the offerwall.
     */
    OfferwallTotalRemaining?: number;
    /**
     * Format: int64
     * @description The priority of the survey.
     */
    Priority?: number;
    /** @description The completes that are allocated to individual suppliers. The fields of an entry are unknown. */
    SupplierAllocations?: {
        [key: string]: unknown;
    }[];
};
/** @description An account and its suppliers. */
export interface SupplierGrouping {
    /** @description The name of the account. */
    AccountName?: string;
    /** @description The suppliers of the account. */
    Suppliers?: components["schemas"]["Supplier"][];
}
/** @description A supplier's entry link for one survey. */
export interface SupplierLink {
    DefaultLink?: components["schemas"]["DefaultLink"];
    FailureLink?: components["schemas"]["FailureLink"];
    /** @description The entry link that the exchange creates for respondents. */
    LiveLink?: string;
    OverQuotaLink?: components["schemas"]["OverQuotaLink"];
    QualityTerminationLink?: components["schemas"]["QualityTerminationLink"];
    /** @description The payout per complete. */
    RPI?: components["schemas"]["LegacyMonetaryAmount"];
    SuccessLink?: components["schemas"]["SuccessLink"];
    SupplierLinkTypeCode?: components["schemas"]["SupplierLinkTypeCode"];
    /** @description The entry link that the exchange creates for tests. */
    TestLink?: string;
    TrackingTypeCode?: components["schemas"]["TrackingTypeCode"];
}
/** @description The entry link to create. If a redirect link is omitted, the supplier's default redirect is used. */
export interface SupplierLinkRequest {
    DefaultLink?: components["schemas"]["DefaultLink"];
    FailureLink?: components["schemas"]["FailureLink"];
    OverQuotaLink?: components["schemas"]["OverQuotaLink"];
    QualityTerminationLink?: components["schemas"]["QualityTerminationLink"];
    SuccessLink?: components["schemas"]["SuccessLink"];
    SupplierLinkTypeCode: components["schemas"]["SupplierLinkTypeCode"];
    TrackingTypeCode: components["schemas"]["TrackingTypeCode"];
}
/** @description The response envelope with one entry link. */
export interface SupplierLinkResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    SupplierLink?: components["schemas"]["SupplierLink"];
}
/**
 * @description The way in which the supplier provides respondents, as a code from the `SupplierLinkTypes` lookup.
 * @example OWS
 * @example TS
 */
export type SupplierLinkTypeCode = "OWS" | "TS" | (string & {});
/** @description The settings of an entry link, all of which are required. */
export interface SupplierLinkUpdate {
    DefaultLink: components["schemas"]["DefaultLink"];
    FailureLink: components["schemas"]["FailureLink"];
    OverQuotaLink: components["schemas"]["OverQuotaLink"];
    QualityTerminationLink: components["schemas"]["QualityTerminationLink"];
    SuccessLink: components["schemas"]["SuccessLink"];
    SupplierLinkTypeCode: components["schemas"]["SupplierLinkTypeCode"];
    TrackingTypeCode: components["schemas"]["TrackingTypeCode"];
}
/** @description The response envelope with the suppliers of each account. */
export interface SuppliersResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    /** @description The accounts with their suppliers. */
    AccountsWithSuppliers?: components["schemas"]["SupplierGrouping"][];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description A buyer's survey. */
export type Survey = components["schemas"]["SurveyFields"] & {
    /**
     * Format: int64
     * @description The unique number of the survey.
     */
    SurveyNumber: number;
    /** @description The unique hash of the survey, in the form of a GUID. */
    SurveySID?: string;
};
/** @description The response envelope with one survey and its allocation. */
export interface SurveyAllocationResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    SupplierAllocationSurvey?: components["schemas"]["SupplierAllocationSurvey"];
}
/** @description The fields of a survey that a buyer sets. */
export interface SurveyFields {
    /**
     * Format: int64
     * @description The id of the buyer's account.
     */
    AccountID?: number;
    /**
     * Format: int64
     * @description The share of respondents who are expected to qualify.
     */
    BidIncidence?: number;
    /**
     * Format: int64
     * @description The expected duration of the interview in minutes, excluding the exchange's prescreener.
     */
    BidLengthOfInterview?: number;
    /**
     * Format: int64
     * @description The id of the business unit, which determines the survey's currency.
     */
    BusinessUnitID?: number;
    /**
     * Format: double
     * @description The revenue per complete, from which the buyer calculates its own margin.
     */
    ClientCPI?: number;
    /** @description The URL to which respondents are sent (at most 3000 characters). The value can contain macros such as `[%RID%]`. After the macros have been replaced, the value is an IRI (RFC 3987). */
    ClientSurveyLiveURL?: string;
    /** @description Whether the survey collects personal data. The value can be null. */
    CollectsPII?: boolean | null;
    /**
     * Format: int64
     * @description The id of the country-language pair in the `CountryLanguages` lookup.
     */
    CountryLanguageID?: number;
    /**
     * Format: int64
     * @description The `FraudProfileThreshold` field has no effect.
     */
    FraudProfileThreshold?: number;
    /**
     * Format: int64
     * @description The id of the industry in the `Industries` lookup.
     */
    IndustryID?: number;
    /** @description Whether the survey is active. The value true is recommended. */
    IsActive?: boolean;
    /** @description The `IsDedupe` field has no effect. Protection against invalid traffic is automatic. */
    IsDedupe?: boolean;
    /** @description The `IsFraudProfile` field has no effect. Protection against invalid traffic is automatic. */
    IsFraudProfile?: boolean;
    /** @description The `IsGeoIP` field has no effect. Protection against invalid traffic is automatic. */
    IsGeoIP?: boolean;
    /** @description The `IsRelevantID` field has no effect. Protection against invalid traffic is automatic. */
    IsRelevantID?: boolean;
    /** @description The `IsTrueSample` field has no effect. Protection against invalid traffic is automatic. */
    IsTrueSample?: boolean;
    /** @description Whether the callback for a complete must contain the correct `[%RSFN%]` value. */
    IsVerifyCallBack?: boolean;
    /**
     * Format: double
     * @description The percentage of the completes that only the exchange can deliver, from 0 to 100.
     */
    PlatformExchangeAllocation?: number;
    /** @description Whether the exchange can deliver completes that are not allocated. */
    PlatformExchangeHedgeAccess?: boolean;
    /**
     * Format: int64
     * @description The total number of completes that the survey requires.
     */
    Quota?: number;
    /**
     * Format: int64
     * @description Whether quotas count completes or prescreens.
     * @example 1
     * @example 2
     */
    QuotaCalculationTypeID?: number;
    /**
     * Format: double
     * @description The gross payout per complete before fees. The value must be at least 0.01 in a live survey.
     */
    QuotaCPI?: number;
    /**
     * Format: int64
     * @description The id of the sample type in the `SampleTypes` lookup.
     */
    SampleTypeID?: number;
    /**
     * Format: int64
     * @description The id of the study type in the `StudyTypes` lookup.
     */
    StudyTypeID?: number;
    /** @description The name of the survey (at most 128 characters). Respondents may see the name. */
    SurveyName?: string;
    /**
     * Format: int64
     * @description The id of the survey platform. The value is always 1, which means that there is no platform.
     * @constant
     */
    SurveyPlatformID?: 1;
    /**
     * Format: int32
     * @description The priority of the survey, from 1 (highest) to 11. The priority applies only to routed sample.
     */
    SurveyPriority?: number;
    /** @description The status of the survey, as a code from the `SurveyStatuses` lookup. Read the lookup, because the codes can change. */
    SurveyStatusCode?: string;
    /** @description The URL to which testers are sent (at most 3000 characters). Every study should have a working test URL. */
    TestRedirectURL?: string;
    /** @description Whether a respondent is prevented from entering twice from the same IP address. The value true is recommended. */
    UniqueIPAddress?: boolean;
    /** @description Whether a respondent is prevented from entering twice with the same PID. The value true is recommended. */
    UniquePID?: boolean;
}
/** @description A group of surveys in which a respondent may enter only one survey. */
export interface SurveyGroup {
    /** @description The name of the group (at most 200 characters). */
    SurveyGroup?: string;
    /**
     * Format: int64
     * @description The id of the group.
     */
    SurveyGroupID: number;
    /** @description The numbers of the surveys in the group. */
    SurveyGroupSurveys?: number[];
}
/**
 * Format: int64
 * @description Whether the survey is in a group in which a respondent may enter only one survey. According to the vendor's documentation, the value 0 means that the survey is in a group. According to public material, the value 1 has this meaning. Regardless of the value, do not send a respondent to two surveys in the same group.
 * @example 0
 * @example 1
 */
export type SurveyGroupExists = number;
/** @description The response envelope with the groups of a survey. */
export interface SurveyGroupsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    /** @description The groups of the survey. */
    SurveyGroups?: components["schemas"]["SurveyGroup"][];
}
/** @description The surveys for which a supplier has an allocation or an entry link. */
export interface SurveyInventory {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    /** @description The survey numbers of the live surveys for which the supplier has an allocation or an entry link. */
    SupplyAllocationSurveyIDs?: number[];
}
/** @description A question with the answers that qualify a respondent. */
export interface SurveyQualification {
    /**
     * @description The operator that combines the precodes. With `OR`, one matching precode is enough.
     * @example OR
     */
    logical_operator?: "OR" | (string & {});
    /** @description The precodes of the answers. */
    precodes?: string[];
    /**
     * Format: int64
     * @description The id of the question in the question library.
     */
    question_id: number;
}
/** @description A question with the answers that match a quota. */
export interface SurveyQuestion {
    /**
     * @description The operator that combines the precodes. With `OR`, one matching precode is enough.
     * @example OR
     */
    logical_operator?: "OR" | (string & {});
    /** @description The precodes of the answers. */
    precodes?: string[];
    /**
     * Format: int64
     * @description The id of the question in the question library.
     */
    question_id: number;
}
/** @description A limit on the number of completes, either for all respondents or for the respondents who match the questions of the quota. */
export interface SurveyQuota {
    /**
     * Format: double
     * @description The share of qualified respondents in this quota who complete the survey. The value is calculated after the first complete.
     */
    conversion?: number;
    /**
     * Format: int64
     * @description The number of completes that are still required in this quota.
     */
    number_of_respondents?: number;
    /** @description The conditions that a respondent must meet to count towards this quota. The value is null or empty if there are no conditions, as in the `Total` quota. */
    questions?: components["schemas"]["SurveyQuestion"][] | null;
    /**
     * Format: int64
     * @description The id of the quota.
     */
    survey_quota_id: number;
    /**
     * @description The type of the quota. The `Total` quota is always present and limits all completes. `Client` quotas are independent of each other and may overlap.
     * @example Total
     * @example Client
     */
    survey_quota_type?: "Total" | "Client" | (string & {});
}
/** @description The survey to create. The service assigns the survey's number and SID. */
export type SurveyRequest = WithRequired<components["schemas"]["SurveyFields"], "SurveyStatusCode" | "SurveyName" | "CountryLanguageID" | "ClientSurveyLiveURL">;
/** @description The response envelope with one survey. */
export interface SurveyResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    Survey?: components["schemas"]["Survey"];
}
/** @description The updated survey, with all of its fields and its number. */
export type SurveyUpdate = WithRequired<components["schemas"]["SurveyFields"], "SurveyStatusCode" | "SurveyName" | "CountryLanguageID" | "ClientSurveyLiveURL"> & {
    /**
     * Format: int64
     * @description The unique number of the survey.
     */
    SurveyNumber: number;
};
/** @description The supplier's entry link for a survey, as it is returned with an allocation. */
export interface TargetModel {
    /** @description The entry link for respondents. */
    LiveSupplierLink?: string;
    /** @description The id of the entry link. */
    SupplierLinkSID?: string;
    /** @description The way in which the supplier provides respondents, as an id from the `SupplierLinkTypes` lookup. Programs should also accept the code. */
    SupplierLinkType?: number | string;
    /**
     * Format: double
     * @description The payout per complete.
     */
    TargetCCPI?: number;
}
/**
 * @description The way in which the exchange reports the end of a session. With `NONE`, the recommended default, the respondent is redirected back to the supplier's system. With `PIXEL`, a pixel is fired. With `S2S`, the exchange sends a server-to-server request.
 * @default NONE
 * @example NONE
 * @example PIXEL
 * @example S2S
 */
export type TrackingTypeCode = "NONE" | "PIXEL" | "S2S" | (string & {});
/** The request has invalid syntax or invalid parameters. */
export type ResponseBetaBadRequest = components['responses']['BetaBadRequest'];
/** The API key has no access to this resource. */
export type ResponseBetaForbidden = components['responses']['BetaForbidden'];
/** An upstream service did not respond in time. Wait several seconds before you retry, and retry only a few times. */
export type ResponseBetaGatewayTimeout = components['responses']['BetaGatewayTimeout'];
/** The HTTP method is known, but not allowed for this endpoint. */
export type ResponseBetaMethodNotAllowed = components['responses']['BetaMethodNotAllowed'];
/** The resource does not exist. */
export type ResponseBetaNotFound = components['responses']['BetaNotFound'];
/** A server error occurred. */
export type ResponseBetaServerError = components['responses']['BetaServerError'];
/** The service is unavailable. Retry after the delay given in the `Retry-After` header. */
export type ResponseBetaServiceUnavailable = components['responses']['BetaServiceUnavailable'];
/** Too many requests were sent. Retry after the delay given in the `Retry-After` header. */
export type ResponseBetaTooManyRequests = components['responses']['BetaTooManyRequests'];
/** The API key is missing or unknown, has a scheme prefix, or belongs to a different environment. */
export type ResponseBetaUnauthorized = components['responses']['BetaUnauthorized'];
/** The signature header or the body of the callback is malformed. */
export type ResponseCallbackMalformed = components['responses']['CallbackMalformed'];
/** The receiver has durably stored the callback. The receiver must respond within 10 seconds. The vendor's documentation does not mention redelivery. */
export type ResponseCallbackReceived = components['responses']['CallbackReceived'];
/** The callback has no valid signature, or its timestamp differs too much from the receiver's clock. */
export type ResponseCallbackRefused = components['responses']['CallbackRefused'];
/** The receiver could not store the callback, so the callback was not accepted. */
export type ResponseCallbackUnavailable = components['responses']['CallbackUnavailable'];
/** The request has invalid syntax or invalid parameters. */
export type ResponseLegacyBadRequest = components['responses']['LegacyBadRequest'];
/** The API key has no access to this resource. */
export type ResponseLegacyForbidden = components['responses']['LegacyForbidden'];
/** The resource does not exist. */
export type ResponseLegacyNotFound = components['responses']['LegacyNotFound'];
/** A server error occurred. */
export type ResponseLegacyServerError = components['responses']['LegacyServerError'];
/** The service is unavailable. Retry after the delay given in the `Retry-After` header. */
export type ResponseLegacyServiceUnavailable = components['responses']['LegacyServiceUnavailable'];
/** Too many requests were sent. Retry after the delay given in the `Retry-After` header. */
export type ResponseLegacyTooManyRequests = components['responses']['LegacyTooManyRequests'];
/** The API key is missing or unknown, has a scheme prefix, or belongs to a different environment. */
export type ResponseLegacyUnauthorized = components['responses']['LegacyUnauthorized'];
/** The request has invalid syntax or invalid parameters. */
export type ResponseSubscriptionBadRequest = components['responses']['SubscriptionBadRequest'];
/** The API key has no access to this resource. */
export type ResponseSubscriptionForbidden = components['responses']['SubscriptionForbidden'];
/** There is no subscription for this supplier code, or the supplier code does not exist. */
export type ResponseSubscriptionNotFound = components['responses']['SubscriptionNotFound'];
/** The body is larger than about 400 KB (interpreted as 409,600 bytes). Send fewer or shorter filters. */
export type ResponseSubscriptionPayloadTooLarge = components['responses']['SubscriptionPayloadTooLarge'];
/** A server error occurred. */
export type ResponseSubscriptionServerError = components['responses']['SubscriptionServerError'];
/** The service is unavailable. Retry after the delay given in the `Retry-After` header. */
export type ResponseSubscriptionServiceUnavailable = components['responses']['SubscriptionServiceUnavailable'];
/** Too many requests were sent. Retry after the delay given in the `Retry-After` header. */
export type ResponseSubscriptionTooManyRequests = components['responses']['SubscriptionTooManyRequests'];
/** The API key is missing or unknown, has a scheme prefix, or belongs to a different environment. */
export type ResponseSubscriptionUnauthorized = components['responses']['SubscriptionUnauthorized'];
/** The survey is not allocated to this supplier, so no entry link can be created. */
export type ResponseSupplierAllocationNotFound = components['responses']['SupplierAllocationNotFound'];
/** One or more code lists to return, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`. */
export type ParameterBundle = components['parameters']['Bundle'];
/** The id of the country-language pair in the `CountryLanguages` lookup. */
export type ParameterCountryLanguageId = components['parameters']['CountryLanguageID'];
/** The number of the page, counted from 1. If the parameter is absent, the first page is returned. */
export type ParameterPageNumber = components['parameters']['PageNumber'];
/** The number of entries per page, at least 1. If the parameter is absent, the service chooses the number. */
export type ParameterPageSize = components['parameters']['PageSize'];
/** The signature of the callback, in the form `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The service signs the timestamp, a `.` and the exact bytes of the body with ECDSA and SHA-256. The timestamp is the time of signing in UTC and protects against replay. The schema version, currently `v1`, identifies the format of the signed string. During a key rotation, the header contains two signatures, one for each key, separated by a comma. */
export type ParameterPlatformSignature = components['parameters']['PlatformSignature'];
/** The name of the dictionary. */
export type ParameterProperty = components['parameters']['Property'];
/** The search string. Only the `users` dictionary supports this parameter. */
export type ParameterQuery = components['parameters']['Query'];
/** The id of the question in the question library. */
export type ParameterQuestionId = components['parameters']['QuestionID'];
/** The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription. */
export type ParameterSubscriptionSupplierCode = components['parameters']['SubscriptionSupplierCode'];
/** The code of the supplier. */
export type ParameterSupplierCode = components['parameters']['SupplierCode'];
/** The number of the survey. */
export type ParameterSurveyNumber = components['parameters']['SurveyNumber'];
/** Whether the response contains the subscription's active surveys. Default: `false`. */
export type ParameterSurveys = components['parameters']['Surveys'];
/** The time to wait before the next request, as a number of seconds or as an HTTP date. */
export type HeaderRetryAfter = components['headers']['RetryAfter'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    listBusinessUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the business units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessUnitsResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the suppliers of each account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppliersResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    getSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the survey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    createSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyRequest"];
            };
        };
        responses: {
            /** @description The response envelope with the survey that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    updateSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyUpdate"];
            };
        };
        responses: {
            /** @description The response envelope with the updated survey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listDictionary: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned.
                 * @example 1
                 */
                page_number?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of entries per page, at least 1. If the parameter is absent, the service chooses the number.
                 * @example 100
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description The search string. Only the `users` dictionary supports this parameter.
                 * @example rivera
                 */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of the dictionary.
                 * @example locales
                 */
                property: components["parameters"]["Property"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries, and the total number of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionaryPage"];
                };
            };
            400: components["responses"]["BetaBadRequest"];
            401: components["responses"]["BetaUnauthorized"];
            403: components["responses"]["BetaForbidden"];
            404: components["responses"]["BetaNotFound"];
            405: components["responses"]["BetaMethodNotAllowed"];
            429: components["responses"]["BetaTooManyRequests"];
            500: components["responses"]["BetaServerError"];
            503: components["responses"]["BetaServiceUnavailable"];
            504: components["responses"]["BetaGatewayTimeout"];
        };
    };
    listBetaErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The errors of the v2-beta operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaErrorList"];
                };
            };
            400: components["responses"]["BetaBadRequest"];
            401: components["responses"]["BetaUnauthorized"];
            403: components["responses"]["BetaForbidden"];
            404: components["responses"]["BetaNotFound"];
            405: components["responses"]["BetaMethodNotAllowed"];
            429: components["responses"]["BetaTooManyRequests"];
            500: components["responses"]["BetaServerError"];
            503: components["responses"]["BetaServiceUnavailable"];
            504: components["responses"]["BetaGatewayTimeout"];
        };
    };
    getBundledLookups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One or more code lists to return, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
                 * @example SupplierLinkTypes,SurveyStatuses
                 */
                Bundle: components["parameters"]["Bundle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with one array for each code list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundledLookups"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listCustomQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the custom questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionsResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listQuestionOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description The id of the question in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the answer options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionOptionsResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the standard questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionsResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description The id of the question in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    getOpportunitiesSubscription: {
        parameters: {
            query?: {
                /**
                 * @description Whether the response contains the subscription's active surveys. Default: `false`.
                 * @example true
                 */
                surveys?: components["parameters"]["Surveys"];
            };
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and the public key that verifies its callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunitiesSubscription"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    createOpportunitiesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunitiesSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription is active. Store the public key, which verifies the subscription's callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionCreated"] | components["schemas"]["PlainOk"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            413: components["responses"]["SubscriptionPayloadTooLarge"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    removeOpportunitiesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription was removed. No further callbacks are sent for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRemoved"] | components["schemas"]["PlainOk"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    getOutcomesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and the public key that verifies its callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomesSubscription"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    createOutcomesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomesSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription is active. Store the public key, which verifies the subscription's callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionCreated"] | components["schemas"]["PlainOk"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    removeOutcomesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription was removed. No further callbacks are sent for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRemoved"] | components["schemas"]["PlainOk"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    getSupplierLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the entry link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierLinkResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    createSupplierLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierLinkRequest"];
            };
        };
        responses: {
            /** @description The response envelope with the entry link that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierLinkResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["SupplierAllocationNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    updateSupplierLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierLinkUpdate"];
            };
        };
        responses: {
            /** @description The response envelope with the updated entry link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierLinkResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listQualifiedRespondents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the supplier's respondents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualifiedRespondentsResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listOfferwallSurveys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the surveys on the offerwall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferwallSurveysResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listAllocatedSurveys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey numbers of the live surveys for which the supplier has an allocation or an entry link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyInventory"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    getSurveyAllocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the survey and its allocation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyAllocationResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    listSurveyGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description The number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response envelope with the survey groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyGroupsResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    receiveOpportunities: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The signature of the callback, in the form `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The service signs the timestamp, a `.` and the exact bytes of the body with ECDSA and SHA-256. The timestamp is the time of signing in UTC and protects against replay. The schema version, currently `v1`, identifies the format of the signed string. During a key rotation, the header contains two signatures, one for each key, separated by a comma.
                 * @example t:1791208875,v1:9f3c1a7e:MEUCIQDw3Wr0cF5mXy8h1x9p0bU4kq2nZs6tLr7vGm3hJc1aTgIgX2eV9uKq0oYd5nRzB8wFi4sPl6tHj3mCxQ7kN1vEo0s=
                 */
                "X-Platform-Signature": components["parameters"]["PlatformSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityBatch"];
            };
        };
        responses: {
            "2XX": components["responses"]["CallbackReceived"];
            400: components["responses"]["CallbackMalformed"];
            401: components["responses"]["CallbackRefused"];
            503: components["responses"]["CallbackUnavailable"];
        };
    };
    receiveOutcomes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The signature of the callback, in the form `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The service signs the timestamp, a `.` and the exact bytes of the body with ECDSA and SHA-256. The timestamp is the time of signing in UTC and protects against replay. The schema version, currently `v1`, identifies the format of the signed string. During a key rotation, the header contains two signatures, one for each key, separated by a comma.
                 * @example t:1791208875,v1:9f3c1a7e:MEUCIQDw3Wr0cF5mXy8h1x9p0bU4kq2nZs6tLr7vGm3hJc1aTgIgX2eV9uKq0oYd5nRzB8wFi4sPl6tHj3mCxQ7kN1vEo0s=
                 */
                "X-Platform-Signature": components["parameters"]["PlatformSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeBatch"];
            };
        };
        responses: {
            "2XX": components["responses"]["CallbackReceived"];
            400: components["responses"]["CallbackMalformed"];
            401: components["responses"]["CallbackRefused"];
            503: components["responses"]["CallbackUnavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
