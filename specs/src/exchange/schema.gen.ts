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
         * @description Returns the business units of the account; a survey's business unit also determines its currency.
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
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * Get survey
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
         * Create survey
         * @description Creates a survey of the buyer. A live survey spends money, and some fields cannot be changed after the first launch.
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
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update survey
         * @description Replaces the fields of one of the buyer's surveys. The body has the fields of a create and the survey's number. Send the complete survey, because an omitted field may lose its value. Some fields are locked after the first launch.
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
                 * @description The dictionary to list.
                 * @example locales
                 */
                property: components["parameters"]["Property"];
            };
            cookie?: never;
        };
        /**
         * List a dictionary
         * @description Returns one page of a v2-beta dictionary; entries are stable and may be cached.
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
                 * @description The code lists to return, at least one, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
                 * @example SupplierLinkTypes,SurveyStatuses
                 */
                Bundle: components["parameters"]["Bundle"];
            };
            cookie?: never;
        };
        /**
         * Get bundled lookups
         * @description Returns the entries of every requested code list; the arrays of the others are empty.
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        /**
         * List custom questions
         * @description Returns the account's own questions in one country language.
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description Question, by its id in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        /**
         * List question options
         * @description Returns the answers of a question with their precodes.
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        /**
         * List standard questions
         * @description Returns the standard questions of the library in one country language.
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description Question, by its id in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        /**
         * Get question
         * @description Returns one question of the library, standard or custom.
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
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        /**
         * Show opportunities subscription
         * @description Returns the supplier's subscription to survey opportunities, with its active surveys on request.
         */
        get: operations["getOpportunitiesSubscription"];
        put?: never;
        /**
         * Create opportunities subscription
         * @description Creates the supplier's subscription to survey opportunities, or replaces the existing one. The body can have about 400 KB (read as 409,600 bytes). To receive recontact surveys, include `recontact` in the `study_type` filter, or omit that filter.
         */
        post: operations["createOpportunitiesSubscription"];
        /**
         * Remove opportunities subscription
         * @description Removes the supplier's subscription to survey opportunities; callbacks stop.
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
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        /**
         * Show outcomes subscription
         * @description Returns the supplier's subscription to respondent outcomes.
         */
        get: operations["getOutcomesSubscription"];
        put?: never;
        /**
         * Create outcomes subscription
         * @description Creates the supplier's subscription to respondent outcomes, or replaces the existing one.
         */
        post: operations["createOutcomesSubscription"];
        /**
         * Remove outcomes subscription
         * @description Removes the supplier's subscription to respondent outcomes; callbacks stop.
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * Show supplier link
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create supplier link
         * @description Creates the supplier's entry link for a survey that is allocated to it. Omitted redirect links default to the supplier's default redirects.
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update supplier link
         * @description Replaces the settings of the supplier's entry link for a survey. All seven fields are required, and a redirect link can be empty.
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * List qualified respondents
         * @description Returns the supplier's respondents of a recontact survey and whether each qualifies. It is available only for surveys of study type Recontact.
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        /**
         * List offerwall surveys
         * @description Returns the surveys on the supplier's offerwall.
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        /**
         * List allocated surveys
         * @description Returns the numbers of all live surveys that the supplier has an allocation or an entry link for, without capacity limits.
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a survey's allocation
         * @description Returns one survey with the supplier's allocation.
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        /**
         * List a survey's groups
         * @description Returns the groups of the survey. A respondent who was sent to one survey of a group must not be sent to any other survey of that group. `SurveyGroupExists` of the offerwall listing and of the allocation lookup shows how long this rule applies.
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
         * @description The exchange calls the subscribed URL with surveys that are new to the subscription or have changed, in batches (every 15 seconds unless the subscription sets `send_interval_seconds`). Surveys that were live before the subscription are not sent until they change. Verify the signature over the raw body before reading it.
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
         * @description The exchange calls the subscribed URL every 15 seconds with sessions that are new or have changed and match the subscription; the last message of a session is its final outcome. Verify the signature over the raw body before reading it.
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
        /** @description The request has invalid syntax or parameters. */
        BetaBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key has no access to this resource. */
        BetaForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description An upstream service did not respond in time; retry a few times after waiting several seconds. */
        BetaGatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The method is known but not allowed here. */
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
        /** @description The server failed. */
        BetaServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The service is unavailable; wait for the time in `Retry-After`. */
        BetaServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description Too many requests; wait for the time in `Retry-After`. */
        BetaTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key is missing or unknown, has a scheme prefix, or belongs to the other environment. */
        BetaUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The signature header or the body is malformed. */
        CallbackMalformed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The message is stored durably. Respond within 10 seconds; no redelivery is documented. */
        CallbackReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No signature is valid, or its timestamp is outside the tolerance. */
        CallbackRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The message could not be stored and was not accepted. */
        CallbackUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request has invalid syntax or parameters. */
        LegacyBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The key has no access to this resource. */
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
        /** @description The server failed. */
        LegacyServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The service is unavailable; wait for the time in `Retry-After`. */
        LegacyServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description Too many requests; wait for the time in `Retry-After`. */
        LegacyTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The key is missing or unknown, has a scheme prefix, or belongs to the other environment. */
        LegacyUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The request has invalid syntax or parameters. */
        SubscriptionBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key has no access to this resource. */
        SubscriptionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description There is no subscription for this supplier code, or no such supplier code. */
        SubscriptionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The body is larger than about 400 KB (interpreted as 409,600 bytes); send fewer or shorter filters. */
        SubscriptionPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The server failed. */
        SubscriptionServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The service is unavailable; wait for the time in `Retry-After`. */
        SubscriptionServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description Too many requests; wait for the time in `Retry-After`. */
        SubscriptionTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key is missing or unknown, has a scheme prefix, or belongs to the other environment. */
        SubscriptionUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The survey has no allocation for this supplier, so no link can be created. */
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
         * @description The code lists to return, at least one, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
         * @example SupplierLinkTypes,SurveyStatuses
         */
        Bundle: "Countries" | "CountryLanguages" | "Industries" | "SampleTypes" | "StudyTypes" | "SupplierLinkTypes" | "SurveyStatuses" | "BidProbabilities" | "BidStatuses" | "ProposalTypes" | "CategoryLockOutDurations" | "QuestionClassifications" | "SupplierPreferenceTypes" | "SupplierRequestStatuses" | "ThirdPartyServices" | (string & {});
        /**
         * @description Country language, by its id in the `CountryLanguages` lookup.
         * @example 9
         */
        CountryLanguageID: number;
        /**
         * @description The page to return, counted from 1; the first page when absent.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Entries per page, at least 1; the service chooses a number when absent.
         * @example 100
         */
        PageSize: number;
        /**
         * @description `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The signature is ECDSA over SHA-256 of the timestamp, a `.` and the exact bytes of the body; the timestamp is the time of signing in UTC, and protects against replay. The schema version, currently `v1`, identifies the format of the signed text. During key rotation there are two comma-separated signatures, one per key.
         * @example t:1791208875,v1:9f3c1a7e:MEUCIQDw3Wr0cF5mXy8h1x9p0bU4kq2nZs6tLr7vGm3hJc1aTgIgX2eV9uKq0oYd5nRzB8wFi4sPl6tHj3mCxQ7kN1vEo0s=
         */
        PlatformSignature: string;
        /**
         * @description The dictionary to list.
         * @example locales
         */
        Property: "business-units" | "clients" | "industries" | "locales" | "lockouts" | "study-types" | "survey-groups" | "suppliers" | "users";
        /**
         * @description Search text for users; only the `users` dictionary supports it.
         * @example rivera
         */
        Query: string;
        /**
         * @description Question, by its id in the question library.
         * @example 43
         */
        QuestionID: number;
        /**
         * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
         * @example 4217
         */
        SubscriptionSupplierCode: string;
        /**
         * @description Code of the supplier.
         * @example 4217
         */
        SupplierCode: string;
        /**
         * @description Number of the survey.
         * @example 48213907
         */
        SurveyNumber: number;
        /**
         * @description If true, the response contains the active surveys of the subscription; false when absent.
         * @example true
         */
        Surveys: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How long to wait before calling again, in seconds or as an HTTP date.
         * @example 2
         */
        RetryAfter: string;
    };
    pathItems: never;
}
/** @description Code of that account. */
export type AccountCode = string;
/**
 * Format: int64
 * @description Type of that account.
 */
export type AccountType = number;
/** @description Name of the account that the key belongs to. */
export type ApiAccount = string;
/**
 * Format: int64
 * @description Status of that account.
 */
export type ApiAccountStatus = number;
/** @description Messages for the caller. They describe the problem if `ApiResult` is not 0, and can also be present on success. */
export type ApiMessages = string[];
/**
 * Format: int64
 * @description 0 for success; any other value is a failure, regardless of the HTTP status.
 */
export type ApiResult = number;
/**
 * Format: int64
 * @description Result code in addition to `ApiResult`; 0 for success.
 */
export type ApiResultCode = number;
/** @description Fields that Fielding Assistant automates. */
export interface BetaAutomatedFieldsError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v19";
    /** @description Details of the error. */
    detail?: {
        /** @description The fields. */
        fields?: string[];
        /** @description The survey. */
        survey_id?: number | string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description One error of a v2-beta operation; `code` identifies the error and determines the fields of `detail`. */
export type BetaError = components["schemas"]["BetaServerError"] | components["schemas"]["BetaRequestError"] | components["schemas"]["BetaFieldError"] | components["schemas"]["BetaMultipleError"] | components["schemas"]["BetaMissingObjectError"] | components["schemas"]["BetaTypeError"] | components["schemas"]["BetaRangeError"] | components["schemas"]["BetaFormatError"] | components["schemas"]["BetaOptionsError"] | components["schemas"]["BetaLengthError"] | components["schemas"]["BetaAutomatedFieldsError"] | components["schemas"]["BetaOtherError"];
/** @description Where the error is documented. */
export type BetaErrorDocsUrl = string;
/** @description The meaning of an error code of the v2-beta operations. */
export interface BetaErrorEntry {
    /** @description Names of the fields in `detail` of the error. */
    detail?: string[];
    /** @description The code, as in `code` of the error. */
    error_code: string;
    /**
     * Format: int64
     * @description HTTP status code of the response with this error.
     */
    http_status?: number;
    /** @description Meaning of the error. */
    message?: string;
}
/** @description The errors of the v2-beta operations. */
export interface BetaErrorList {
    /** @description One entry per error code. */
    result: components["schemas"]["BetaErrorEntry"][];
}
/** @description The error in words. */
export type BetaErrorMessage = string;
/** @description The body of an error of a v2-beta operation. */
export interface BetaErrors {
    /** @description What went wrong. */
    errors: components["schemas"]["BetaError"][];
}
/** @description A mistake in one field. */
export interface BetaFieldError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v01" | "v09" | "v10" | "v12" | "v13";
    /** @description Details of the error. */
    detail?: {
        /** @description The field. */
        field?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description A field that does not match its format, such as a locale or an RFC 3339 date. */
export interface BetaFormatError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v08";
    /** @description Details of the error. */
    detail?: {
        /** @description The field. */
        field?: string;
        /** @description The expected format. */
        pattern?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description Text of the wrong length. */
export interface BetaLengthError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v14";
    /** @description Details of the error. */
    detail?: {
        /** @description The field. */
        field?: string;
        /**
         * Format: int64
         * @description The maximum length; null if there is none.
         */
        max_length?: number | null;
        /**
         * Format: int64
         * @description The minimum length; null if there is none.
         */
        min_length?: number | null;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description An object that does not exist. */
export interface BetaMissingObjectError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v04";
    /** @description Details of the error. */
    detail?: {
        /** @description Id of the object that was not found. */
        id?: string | number;
        /** @description Type of the object that was not found. */
        type?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description A field that is not a multiple of its denominator. */
export interface BetaMultipleError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v02";
    /** @description Details of the error. */
    detail?: {
        /**
         * Format: double
         * @description The denominator of which the value must be a multiple.
         */
        denominator?: number;
        /** @description The field. */
        field?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description A value that is not one of the options. */
export interface BetaOptionsError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v11";
    /** @description Details of the error. */
    detail?: {
        /** @description The field. */
        field?: string;
        /** @description The allowed values. */
        options?: unknown[];
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description Any other error: v17 and v18, which are not documented, and unknown codes. */
export interface BetaOtherError {
    /**
     * @description A code without its own entry.
     * @example v17
     * @example v18
     */
    code: "v17" | "v18" | (string & {});
    /** @description Details of the error. */
    detail?: {
        [key: string]: unknown;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description A value outside its range. */
export interface BetaRangeError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v07";
    /** @description Details of the error. */
    detail?: {
        /** @description The field. */
        field?: string;
        /** @description The maximum value; null if there is none. */
        max?: number | string | null;
        /** @description The minimum value; null if there is none. */
        min?: number | string | null;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description A mistake in the request as a whole. */
export interface BetaRequestError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v03" | "v05" | "v15" | "v16";
    /** @description No fields are documented for these codes, so any field is accepted. */
    detail?: {
        [key: string]: unknown;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description A failure of the server. */
export interface BetaServerError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "a01" | "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07";
    /** @description No fields are documented for these codes, so any field is accepted. */
    detail?: {
        [key: string]: unknown;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description A field of the wrong JSON type. */
export interface BetaTypeError {
    /**
     * @description What went wrong.
     * @enum {string}
     */
    code: "v06";
    /** @description Details of the error. */
    detail?: {
        /** @description The field. */
        field?: string;
        /** @description The expected JSON type. */
        type?: string;
    };
    docs_url?: components["schemas"]["BetaErrorDocsUrl"];
    message?: components["schemas"]["BetaErrorMessage"];
}
/** @description The envelope with one array per code list; the arrays of lists that were not requested are empty. */
export interface BundledLookups {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    /** @description Bid probabilities, when `BidProbabilities` was requested. */
    AllBidProbabilities?: components["schemas"]["LookupEntry"][];
    /** @description Bid statuses, when `BidStatuses` was requested. */
    AllBidStatuses?: components["schemas"]["LookupEntry"][];
    /** @description Category lock-out durations, when `CategoryLockOutDurations` was requested. */
    AllCategoryLockOutDurations?: components["schemas"]["LookupEntry"][];
    /** @description Countries, when `Countries` was requested. */
    AllCountries?: components["schemas"]["LookupEntry"][];
    /** @description Country languages, when `CountryLanguages` was requested. */
    AllCountryLanguages?: components["schemas"]["LookupEntry"][];
    /** @description Industries, when `Industries` was requested. */
    AllIndustries?: components["schemas"]["LookupEntry"][];
    /** @description Proposal types, when `ProposalTypes` was requested. */
    AllProposalTypes?: components["schemas"]["LookupEntry"][];
    /** @description Question classifications, when `QuestionClassifications` was requested. */
    AllQuestionClassifications?: components["schemas"]["LookupEntry"][];
    /** @description Sample types, when `SampleTypes` was requested. */
    AllSampleTypes?: components["schemas"]["LookupEntry"][];
    /** @description Study types, when `StudyTypes` was requested. */
    AllStudyTypes?: components["schemas"]["LookupEntry"][];
    /** @description Supplier link types, when `SupplierLinkTypes` was requested. */
    AllSupplierLinkTypes?: components["schemas"]["LookupEntry"][];
    /** @description Supplier preference types, when `SupplierPreferenceTypes` was requested. */
    AllSupplierPreferenceTypes?: components["schemas"]["LookupEntry"][];
    /** @description Supplier request statuses, when `SupplierRequestStatuses` was requested. */
    AllSupplierRequestStatuses?: components["schemas"]["LookupEntry"][];
    /** @description Supplier tracking URL types; `Bundle` has no option for this list. */
    AllSupplierTrackingUrlTypes?: components["schemas"]["LookupEntry"][];
    /** @description Survey platforms; `Bundle` has no option for this list. */
    AllSurveyPlatforms?: components["schemas"]["LookupEntry"][];
    /** @description Survey statuses, when `SurveyStatuses` was requested. */
    AllSurveyStatuses?: components["schemas"]["LookupEntry"][];
    /** @description Third-party services, when `ThirdPartyServices` was requested. */
    AllThirdPartyServices?: components["schemas"]["LookupEntry"][];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description A part of the buyer's account to which surveys are booked; it also determines their currency. */
export interface BusinessUnit {
    /**
     * Format: int64
     * @description Account to which the unit belongs.
     */
    AccountID?: number;
    /** @description Id of the unit as text; `BusinessUnitID` of a survey takes it as a number. */
    Id?: string;
    /** @description Name of the unit. */
    Name?: string;
}
/** @description The envelope with business units. */
export interface BusinessUnitsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    /** @description Business units. */
    BusinessUnits?: components["schemas"]["BusinessUnit"][];
    ResultCount?: components["schemas"]["ResultCount"];
}
/**
 * Format: int64
 * @description Response code of the attempt at the client survey; the list is open.
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
/** @description Comparison with a boolean (CompareBool). */
export interface CompareBool {
    /** @description Equal to this. */
    eq?: boolean;
}
/** @description Comparison with shares, 0 to 1 (CompareFloat, 0.0-1.0). */
export interface CompareFraction {
    /**
     * Format: double
     * @description Equal to this.
     */
    eq?: number;
    /**
     * Format: double
     * @description At least this.
     */
    gte?: number;
    /** @description One of these. */
    in?: number[];
    /**
     * Format: double
     * @description At most this.
     */
    lte?: number;
    /**
     * Format: double
     * @description Not equal to this.
     */
    ne?: number;
    /** @description None of these. */
    nin?: number[];
}
/** @description Comparison with whole numbers (CompareInt). */
export interface CompareInt {
    /**
     * Format: int64
     * @description Equal to this.
     */
    eq?: number;
    /**
     * Format: int64
     * @description At least this.
     */
    gte?: number;
    /** @description One of these. */
    in?: number[];
    /**
     * Format: int64
     * @description At most this.
     */
    lte?: number;
    /**
     * Format: int64
     * @description Not equal to this.
     */
    ne?: number;
    /** @description None of these. */
    nin?: number[];
}
/** @description Comparison with numbers from 0 (CompareFloat, >= 0). */
export interface CompareNonNegativeFloat {
    /**
     * Format: double
     * @description Equal to this.
     */
    eq?: number;
    /**
     * Format: double
     * @description At least this.
     */
    gte?: number;
    /** @description One of these. */
    in?: number[];
    /**
     * Format: double
     * @description At most this.
     */
    lte?: number;
    /**
     * Format: double
     * @description Not equal to this.
     */
    ne?: number;
    /** @description None of these. */
    nin?: number[];
}
/** @description Comparison with whole numbers from 0 (CompareInt, >= 0). */
export interface CompareNonNegativeInt {
    /**
     * Format: int64
     * @description Equal to this.
     */
    eq?: number;
    /**
     * Format: int64
     * @description At least this.
     */
    gte?: number;
    /** @description One of these. */
    in?: number[];
    /**
     * Format: int64
     * @description At most this.
     */
    lte?: number;
    /**
     * Format: int64
     * @description Not equal to this.
     */
    ne?: number;
    /** @description None of these. */
    nin?: number[];
}
/** @description Comparison with percentages, 0 to 100 (CompareFloat, 0-100). */
export interface ComparePercentage {
    /**
     * Format: double
     * @description Equal to this.
     */
    eq?: number;
    /**
     * Format: double
     * @description At least this.
     */
    gte?: number;
    /** @description One of these. */
    in?: number[];
    /**
     * Format: double
     * @description At most this.
     */
    lte?: number;
    /**
     * Format: double
     * @description Not equal to this.
     */
    ne?: number;
    /** @description None of these. */
    nin?: number[];
}
/** @description Comparison with text (CompareStr). */
export interface CompareStr {
    /** @description Equal to this. */
    eq?: string;
    /** @description One of these. */
    in?: string[];
    /** @description Not equal to this. */
    ne?: string;
    /** @description None of these. */
    nin?: string[];
}
/** @description Comparison with a list of text (CompareStrArray). */
export interface CompareStrArray {
    /** @description The list contains any of these. */
    in?: string[];
    /** @description The list contains none of these. */
    nin?: string[];
}
/** @description Redirect or tracking code used when no other link applies, at most 2999 characters; can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type DefaultLink = string;
/** @description One entry of a dictionary; only the fields of `locales` are documented, so any additional field is accepted. */
export type DictionaryEntry = {
    /** @description Code of the entry, such as `eng_us` for a locale. */
    code?: string;
    /** @description Display name. */
    name?: string;
} & {
    [key: string]: unknown;
};
/** @description One page of a dictionary. */
export interface DictionaryPage {
    /** @description The entries of this page. */
    result: components["schemas"]["DictionaryEntry"][];
    /**
     * Format: int64
     * @description Number of entries on all pages.
     */
    total?: number;
}
/** @description Redirect or tracking code used after a termination, at most 2999 characters; can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type FailureLink = string;
/** @description Id of that key; the signature header contains its first 8 characters. */
export type KeyId = string;
/** @description A time in milliseconds since 1970 UTC, with the offset of its time zone. */
export type LegacyDate = string;
/** @description The common fields of every v1 response; without a payload they are the body of a v1 error. */
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
    /** @description ISO 4217 code of the currency; currently always `USD`. */
    CurrencyCode?: string;
    /**
     * Format: double
     * @description The amount, with up to 9 decimal places.
     */
    Value?: number;
}
/** @description One entry of a bundled lookup. */
export interface LookupEntry {
    /** @description Short code of the entry, for fields that take a code. */
    Code?: string;
    /** @description Id of the entry as text, for fields that take an id; those fields take it as a number. */
    Id?: string;
    /** @description Whether the entry is in use. */
    IsActive?: boolean;
    /** @description Display name. */
    Name?: string;
    /**
     * Format: int64
     * @description Position of the entry in its list.
     */
    SortOrder?: number;
}
/**
 * Format: int64
 * @description Exchange session response code; the list is open. A respondent in the client survey has code 3.
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
    /** @description ISO 4217 code of the currency; currently always `USD`. */
    currency_code?: string;
    /**
     * Format: double
     * @description The amount, with up to 9 decimal places.
     */
    value?: number;
}
/** @description The part of a survey that a supplier can deliver through its offerwall. */
export interface OfferwallAllocation {
    /**
     * Format: int64
     * @description Remaining completes of the allocation.
     */
    AllocationRemaining?: number;
    /**
     * Format: int64
     * @description Remaining completes outside any allocation.
     */
    HedgeRemaining?: number;
    /**
     * Format: int64
     * @description Completes delivered through the offerwall.
     */
    OfferwallCompletes?: number;
    /** @description Code of the supplier. */
    SupplierCode?: string;
    /** @description Name of the supplier. */
    SupplierName?: string;
    TargetModel?: components["schemas"]["TargetModel"];
}
/** @description A survey on a supplier's offerwall. */
export interface OfferwallSurvey {
    /** @description Name of the buyer. */
    AccountName?: string;
    /**
     * Format: int64
     * @description Share of respondents that the buyer expects to qualify.
     */
    BidIncidence?: number;
    /**
     * Format: int64
     * @description Expected duration of the interview in minutes, as stated by the buyer.
     */
    BidLengthOfInterview?: number;
    /** @description Whether the survey collects personal data. */
    CollectsPII?: boolean;
    /**
     * Format: double
     * @description Share of the needed completes that has been reached, in whole percent (47); also accept a share from 0 to 1.
     */
    CompletionPercentage?: number;
    /**
     * Format: double
     * @description Share of qualified respondents who complete, in whole percent (47); also accept a share from 0 to 1.
     */
    Conversion?: number;
    /**
     * Format: int64
     * @description Country language, by its id in the `CountryLanguages` lookup.
     */
    CountryLanguageID?: number;
    /**
     * Format: double
     * @description Payout per complete, in the format that was replaced by `RPI`.
     */
    CPI?: number;
    /** @description When the survey ends. */
    FieldEndDate?: components["schemas"]["LegacyDate"];
    /**
     * Format: int64
     * @description Industry, by its id in the `Industries` lookup.
     */
    IndustryID?: number;
    /** @description Whether the allocation is reserved for a single supplier. */
    IsOnlySupplierInGroup?: boolean;
    /** @description Has no effect. */
    IsTrueSample?: boolean;
    /**
     * Format: int64
     * @description Median minutes to complete.
     */
    LengthOfInterview?: number;
    /**
     * Format: int64
     * @description Completes across all suppliers.
     */
    OverallCompletes?: number;
    /** @description Payout per complete. */
    RPI?: components["schemas"]["LegacyMonetaryAmount"];
    /**
     * Format: int64
     * @description Id of the sample type in the `SampleTypes` lookup; can be null.
     */
    SampleTypeID?: number | null;
    /**
     * Format: int64
     * @description Study type, by its id in the `StudyTypes` lookup.
     */
    StudyTypeID?: number;
    /** @description Name of the group, at most 200 characters. It was observed as null, so use the survey's groups instead. */
    SurveyGroup?: string | null;
    SurveyGroupExists?: components["schemas"]["SurveyGroupExists"];
    /**
     * Format: int64
     * @description It was observed as null, so use the survey's groups instead.
     */
    SurveyGroupID?: number | null;
    /**
     * Format: double
     * @description Share of qualified respondents on mobile devices who complete, in whole percent (47); also accept a share from 0 to 1.
     */
    SurveyMobileConversion?: number;
    /** @description Name of the survey, at most 128 characters. */
    SurveyName?: string;
    /**
     * Format: int64
     * @description Number of the survey.
     */
    SurveyNumber: number;
    /**
     * Format: int64
     * @description The unit that quotas count.
     * @example 1
     * @example 2
     */
    SurveyQuotaCalcTypeID?: number;
    /** @description Unique hash of the survey. */
    SurveySID?: string;
    /**
     * Format: int64
     * @description Median minutes to terminate.
     */
    TerminationLengthOfInterview?: number;
    /**
     * Format: int64
     * @description Completes still available to the supplier.
     */
    TotalRemaining?: number;
}
/** @description The envelope with the surveys of an offerwall. */
export interface OfferwallSurveysResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    /** @description Surveys on the supplier's offerwall. */
    Surveys?: components["schemas"]["OfferwallSurvey"][];
}
/** @description A supplier's active subscription to survey opportunities. */
export interface OpportunitiesSubscription {
    /**
     * Format: uri
     * @description URL that receives the opportunities.
     */
    callback?: string;
    /** @description Whether quotas and qualifications are sent with each survey. */
    include_quotas?: boolean;
    key_id?: components["schemas"]["KeyId"];
    /** @description The supplier code. */
    name?: string;
    /** @description The filters of the subscription. */
    opportunities?: components["schemas"]["OpportunityFilter"][];
    public_key?: components["schemas"]["PublicKey"];
    /** @description Active surveys of the subscription, present on request. */
    surveys?: components["schemas"]["SubscribedSurvey"][];
}
/** @description A supplier's subscription to survey opportunities. */
export interface OpportunitiesSubscriptionRequest {
    /**
     * Format: uri
     * @description URL that receives the opportunities.
     */
    callback: string;
    /** @description If true, each survey contains its quotas and qualifications; false when absent. */
    include_quotas?: boolean;
    /** @description Filters; a survey is sent when it matches one of them in each field that the filter has. */
    opportunities: components["schemas"]["OpportunityFilter"][];
    /**
     * Format: int32
     * @description Maximum size of one callback in megabytes, more than 4 and less than 32.
     * @default 8
     */
    payload_max_size_mb?: number;
    /**
     * Format: int32
     * @description Maximum number of surveys in one callback, at least 1000 and less than 10000.
     * @default 1000
     */
    payload_max_survey_count?: number;
    /**
     * Format: int32
     * @description Minimum time in seconds during which opportunities are collected into a batch, more than 5 and less than 30.
     * @default 15
     */
    send_interval_seconds?: number;
}
/** @description The state of a survey for the subscribed supplier. A message contains the complete survey and replaces the previous message. */
export interface Opportunity {
    /** @description Name of the buyer. */
    account_name?: string;
    /**
     * Format: double
     * @description Share of respondents that the buyer expects to qualify, in percent.
     */
    bid_incidence?: number;
    /**
     * Format: double
     * @description Expected duration of the interview in minutes, as stated by the buyer.
     */
    bid_length_of_interview?: number;
    /**
     * Format: int64
     * @description Id of the buyer.
     */
    buyer_id?: number;
    /** @description Whether the survey collects personal data. */
    collects_pii?: boolean;
    /**
     * Format: double
     * @description Share of the needed completes that has been reached, 0 to 1.
     */
    completion_percentage?: number;
    /**
     * Format: double
     * @description Share of qualified respondents who complete.
     */
    conversion?: number;
    /** @description Locale code, such as `eng_us`. */
    country_language?: string;
    /** @description Industry code. */
    industry?: string;
    /** @description Whether the survey accepts respondents. */
    is_live?: boolean;
    /** @description Whether the allocation is reserved for a single supplier. */
    is_only_supplier_in_group?: boolean;
    /**
     * Format: int64
     * @description Median minutes to complete, rounded; 0 until there are six completes.
     */
    length_of_interview?: number;
    /**
     * @description The survey's status in the subscription, as this message changes it; park a survey whose status is unknown.
     * @example new
     * @example updated
     * @example deactivated
     * @example reactivated
     */
    message_reason?: "new" | "updated" | "deactivated" | "reactivated" | (string & {});
    /**
     * Format: double
     * @description Share of qualified respondents on mobile devices who complete.
     */
    mobile_conversion?: number;
    /**
     * Format: int64
     * @description Completes across all suppliers.
     */
    overall_completes?: number;
    /** @description Tags of the buyer. */
    px_buyer_message?: string[];
    /**
     * @description Whether the survey is open to the marketplace or private.
     * @example open
     * @example private
     */
    relationship_type?: "open" | "private" | (string & {});
    /** @description The supplier's PIDs that are valid for a recontact survey; empty for other surveys and when none match. */
    respondent_pids?: string[] | null;
    /**
     * Format: double
     * @description Revenue per interview times completes, divided by system entrants.
     */
    revenue_per_click?: number;
    /** @description Payout per complete. */
    revenue_per_interview?: components["schemas"]["MonetaryAmount"];
    study_type?: components["schemas"]["StudyType"];
    /** @description Ids of the survey's groups, if any. */
    survey_group_ids?: number[];
    /**
     * Format: int64
     * @description Id of the survey.
     */
    survey_id: number;
    /** @description Name of the survey, at most 128 characters, not unique; respondents may see it. */
    survey_name?: string;
    /** @description Qualifications, present when the subscription has `include_quotas`; a respondent must meet all of them. */
    survey_qualifications?: components["schemas"]["SurveyQualification"][];
    /**
     * @description Whether quotas count completes or prescreens.
     * @example completes
     * @example prescreens
     */
    survey_quota_calc_type?: "completes" | "prescreens" | (string & {});
    /** @description Quotas, present when the subscription has `include_quotas`. */
    survey_quotas?: components["schemas"]["SurveyQuota"][];
    /**
     * Format: int64
     * @description Median minutes to terminate; 0 until there are six entrants.
     */
    termination_length_of_interview?: number;
    /**
     * Format: int64
     * @description Respondents who entered the client survey, across all suppliers.
     */
    total_client_entrants?: number;
    /**
     * Format: int64
     * @description Completes still available to this supplier.
     */
    total_remaining?: number;
}
/** @description The opportunities of one callback, within the subscription's `payload_max_survey_count` and `payload_max_size_mb`. */
export type OpportunityBatch = components["schemas"]["Opportunity"][];
/** @description The filter that a survey must match to be sent. */
export interface OpportunityFilter {
    /** @description Share of respondents that the buyer expects to qualify, 0 to 100. */
    bid_incidence?: components["schemas"]["ComparePercentage"];
    /** @description Expected duration of the interview in minutes, as stated by the buyer, 0 or more. */
    bid_length_of_interview?: components["schemas"]["CompareNonNegativeFloat"];
    /** @description Id of the buyer. */
    buyer_id?: components["schemas"]["CompareInt"];
    /** @description Whether the survey collects personal data. */
    collects_pii?: components["schemas"]["CompareBool"];
    /** @description Share of qualified respondents who complete, 0 to 1. */
    conversion?: components["schemas"]["CompareFraction"];
    /** @description Locale, by a code of the `locales` dictionary. */
    country_language: components["schemas"]["CompareStr"];
    /** @description Industry, by a code of the `industries` dictionary. */
    industry?: components["schemas"]["CompareStr"];
    /** @description Median minutes to complete, 0 or more. */
    length_of_interview?: components["schemas"]["CompareNonNegativeInt"];
    /** @description The same share on mobile devices, 0 to 1. */
    mobile_conversion?: components["schemas"]["CompareFraction"];
    /** @description Tags of the buyer; at least one must match. */
    px_buyer_message?: components["schemas"]["CompareStrArray"];
    /** @description Revenue per respondent sent, 0 or more. */
    revenue_per_click?: components["schemas"]["CompareNonNegativeFloat"];
    /** @description Payout per complete, 0 or more. */
    revenue_per_interview?: components["schemas"]["CompareNonNegativeFloat"];
    /** @description Study type, by a code of the `study-types` dictionary; to receive recontact surveys, omit this field or include `recontact`. */
    study_type?: components["schemas"]["CompareStr"];
    /** @description Median minutes to terminate, 0 or more. */
    termination_length_of_interview?: components["schemas"]["CompareNonNegativeInt"];
}
/** @description The progress of a respondent in a survey. The last message of a session is its final outcome. */
export interface Outcome {
    client_status?: components["schemas"]["ClientStatus"];
    /**
     * Format: date-time
     * @description When the respondent entered.
     */
    entry_date?: string;
    /**
     * Format: date-time
     * @description When the respondent last interacted.
     */
    last_date?: string;
    marketplace_status?: components["schemas"]["MarketplaceStatus"];
    /** @description The supplier's id of the respondent (PID); blank when `marketplace_status` is 236 or 237. */
    panelist_id?: string | null;
    /** @description Id of the parent session. */
    parent_session_id?: string;
    /** @description Id of the session, unique per respondent and study; use it as the key of stored outcomes. */
    respondent_id: string;
    /** @description Payout per complete. */
    rpi?: components["schemas"]["OutcomeMonetaryAmount"];
    /** @description Secondary panelist id (MID), which the supplier gives to each session; blank when `marketplace_status` is 236 or 237. */
    session_id?: string | null;
    study_type?: components["schemas"]["StudyType"];
    /**
     * Format: int64
     * @description Id of the survey.
     */
    survey_id?: number;
}
/** @description The outcomes of one callback; a single outcome without an array is also accepted. */
export type OutcomeBatch = components["schemas"]["Outcome"][] | components["schemas"]["Outcome"];
/** @description The filter that a session must match to be sent. */
export interface OutcomeFilter {
    /** @description Client survey response code. */
    client_status?: components["schemas"]["CompareInt"];
    /** @description Exchange session response code. */
    marketplace_status?: components["schemas"]["CompareInt"];
}
/** @description An amount of money in an outcome: the payment for a complete, including fees and commissions. */
export interface OutcomeMonetaryAmount {
    /** @description ISO 4217 code of the currency; currently always `USD`. */
    currency_code?: string;
    /** @description The amount as text, with up to 9 decimal places. */
    value?: string;
}
/** @description A supplier's active subscription to respondent outcomes. */
export interface OutcomesSubscription {
    /**
     * Format: uri
     * @description URL that receives the outcomes.
     */
    callback?: string;
    key_id?: components["schemas"]["KeyId"];
    /** @description The supplier code. */
    name?: string;
    /** @description The filters of the subscription. */
    outcomes?: components["schemas"]["OutcomeFilter"][];
    public_key?: components["schemas"]["PublicKey"];
}
/** @description A supplier's subscription to respondent outcomes. */
export interface OutcomesSubscriptionRequest {
    /**
     * Format: uri
     * @description URL that receives the outcomes.
     */
    callback: string;
    /** @description Filters, at least one; a session is sent when it matches one of them in each field that the filter has. */
    outcomes: components["schemas"]["OutcomeFilter"][];
}
/** @description Redirect or tracking code used when a quota is full, at most 2999 characters; can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type OverQuotaLink = string;
/** @description The text `OK`. */
export type PlainOk = string;
/** @description Public key that verifies the callbacks, the base64 of its DER form (SubjectPublicKeyInfo) without PEM lines. */
export type PublicKey = string;
/** @description A respondent of the supplier in a recontact survey. */
export interface QualifiedRespondent {
    /** @description Whether the respondent qualifies for the recontact. */
    IsActive?: boolean;
    /** @description The supplier's id of the respondent. */
    PID: string;
}
/** @description The envelope with the respondents of a recontact survey. */
export interface QualifiedRespondentsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    /** @description Respondents of the supplier. */
    SurveyQualifiedRespondents?: components["schemas"]["QualifiedRespondent"][];
}
/** @description Redirect or tracking code used after a quality or security termination, at most 2999 characters; can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type QualityTerminationLink = string;
/** @description A question of the library; only custom questions have `__type` and `AccountID`. */
export interface Question {
    /** @description Type name of a custom question. */
    __type?: string;
    /**
     * Format: int64
     * @description Account that owns a custom question.
     */
    AccountID?: number;
    /** @description Whether the question is a core demographic question. */
    IsCoreDemographic?: boolean;
    /** @description Whether feasibility estimates include the question. */
    IsFeasibilityFactor?: boolean;
    /**
     * Format: int64
     * @description Classification, by its id in the `QuestionClassifications` lookup; may be null.
     */
    LK_QuestionClassificationID?: number | null;
    /** @description Short name of the question. */
    Name?: string;
    /**
     * Format: int64
     * @description Id of the question; opportunities name it `question_id`.
     */
    QuestionID: number;
    /** @description The question as it is asked. */
    QuestionText?: string;
    /** @description How the question is answered, for example with one or with several options. */
    QuestionType?: string;
    /**
     * Format: int64
     * @description A number about the use of the question in surveys; its meaning is not published.
     */
    SurveyUse?: number;
}
/** @description One answer of a question. */
export interface QuestionOption {
    /** @description The answer as it is shown. */
    OptionText?: string;
    /** @description Text of the item to which the answer belongs; null if there is none. */
    ParentItemText?: string | null;
    /** @description Code of the answer, used in qualifications and quotas. */
    Precode: string;
    /**
     * Format: int64
     * @description Question to which the answer belongs.
     */
    QuestionID?: number;
}
/** @description The envelope with the options of a question. */
export interface QuestionOptionsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    /** @description Options of the question. */
    QuestionOptions?: components["schemas"]["QuestionOption"][];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description The envelope with one question. */
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
/** @description The envelope with questions. */
export interface QuestionsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    /** @description Questions. */
    Questions?: components["schemas"]["Question"][];
    ResultCount?: components["schemas"]["ResultCount"];
}
/**
 * Format: int64
 * @description Number of results in the payload.
 */
export type ResultCount = number;
/**
 * @description Study type code.
 * @example adhoc
 * @example recruit
 * @example recontact
 */
export type StudyType = "adhoc" | "recruit" | "recontact" | (string & {});
/** @description An active survey of a subscription. */
export interface SubscribedSurvey {
    /**
     * Format: int64
     * @description Id of the survey.
     */
    survey_id: number;
    /**
     * Format: date-time
     * @description When the survey was last sent to the callback.
     */
    survey_lastSend?: string;
    /** @description Name of the survey, at most 128 characters. */
    survey_name?: string;
}
/** @description Response to a subscription that was created or replaced. */
export interface SubscriptionCreated {
    key_id?: components["schemas"]["KeyId"];
    public_key?: components["schemas"]["PublicKey"];
    /** @description `OK`. */
    result?: string;
}
/** @description Response to a subscription that was removed. */
export interface SubscriptionRemoved {
    /** @description `OK`. */
    result?: string;
}
/** @description Redirect or tracking code used after a complete, at most 2999 characters; can contain macros such as `[%MID%]` and `[%REVENUE%]`. */
export type SuccessLink = string;
/** @description A supplier of respondents. */
export interface Supplier {
    /** @description Code of the supplier. */
    Code?: string;
    /** @description Name of the supplier. */
    Name?: string;
}
/** @description A survey with its allocations to suppliers. */
export type SupplierAllocationSurvey = components["schemas"]["OfferwallSurvey"] & {
    /** @description When the survey starts. */
    FieldBeginDate?: components["schemas"]["LegacyDate"];
    /** @description Completes of the offerwall, by supplier. */
    OfferwallAllocations?: components["schemas"]["OfferwallAllocation"][];
    /**
     * Format: int64
     * @description Completes still available on the offerwall.
     */
    OfferwallTotalRemaining?: number;
    /**
     * Format: int64
     * @description Priority of the survey.
     */
    Priority?: number;
    /** @description Completes that are allocated to individual suppliers; the fields of an entry are unknown. */
    SupplierAllocations?: {
        [key: string]: unknown;
    }[];
};
/** @description An account and the suppliers under it. */
export interface SupplierGrouping {
    /** @description Name of the account. */
    AccountName?: string;
    /** @description Suppliers of the account. */
    Suppliers?: components["schemas"]["Supplier"][];
}
/** @description A supplier's entry link for one survey. */
export interface SupplierLink {
    DefaultLink?: components["schemas"]["DefaultLink"];
    FailureLink?: components["schemas"]["FailureLink"];
    /** @description Entry link for respondents, created by the exchange. */
    LiveLink?: string;
    OverQuotaLink?: components["schemas"]["OverQuotaLink"];
    QualityTerminationLink?: components["schemas"]["QualityTerminationLink"];
    /** @description Payout per complete. */
    RPI?: components["schemas"]["LegacyMonetaryAmount"];
    SuccessLink?: components["schemas"]["SuccessLink"];
    SupplierLinkTypeCode?: components["schemas"]["SupplierLinkTypeCode"];
    /** @description Entry link for tests, created by the exchange. */
    TestLink?: string;
    TrackingTypeCode?: components["schemas"]["TrackingTypeCode"];
}
/** @description The entry link to create; omitted redirect links default to those of the supplier. */
export interface SupplierLinkRequest {
    DefaultLink?: components["schemas"]["DefaultLink"];
    FailureLink?: components["schemas"]["FailureLink"];
    OverQuotaLink?: components["schemas"]["OverQuotaLink"];
    QualityTerminationLink?: components["schemas"]["QualityTerminationLink"];
    SuccessLink?: components["schemas"]["SuccessLink"];
    SupplierLinkTypeCode: components["schemas"]["SupplierLinkTypeCode"];
    TrackingTypeCode: components["schemas"]["TrackingTypeCode"];
}
/** @description The envelope with one supplier link. */
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
 * @description Code in the `SupplierLinkTypes` lookup of the way in which the supplier brings respondents.
 * @example OWS
 * @example TS
 */
export type SupplierLinkTypeCode = "OWS" | "TS" | (string & {});
/** @description All settings of an entry link. */
export interface SupplierLinkUpdate {
    DefaultLink: components["schemas"]["DefaultLink"];
    FailureLink: components["schemas"]["FailureLink"];
    OverQuotaLink: components["schemas"]["OverQuotaLink"];
    QualityTerminationLink: components["schemas"]["QualityTerminationLink"];
    SuccessLink: components["schemas"]["SuccessLink"];
    SupplierLinkTypeCode: components["schemas"]["SupplierLinkTypeCode"];
    TrackingTypeCode: components["schemas"]["TrackingTypeCode"];
}
/** @description The envelope with the suppliers of each account. */
export interface SuppliersResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    /** @description Accounts with their suppliers. */
    AccountsWithSuppliers?: components["schemas"]["SupplierGrouping"][];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
}
/** @description A survey of a buyer. */
export type Survey = components["schemas"]["SurveyFields"] & {
    /**
     * Format: int64
     * @description Number of the survey, unique.
     */
    SurveyNumber: number;
    /** @description Unique hash of the survey, in the form of a GUID. */
    SurveySID?: string;
};
/** @description The envelope with one survey and its allocation. */
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
     * @description Account of the buyer.
     */
    AccountID?: number;
    /**
     * Format: int64
     * @description Share of respondents that is expected to qualify.
     */
    BidIncidence?: number;
    /**
     * Format: int64
     * @description Expected duration of the interview in minutes, without the exchange's prescreener.
     */
    BidLengthOfInterview?: number;
    /**
     * Format: int64
     * @description Business unit; it also determines the survey's currency.
     */
    BusinessUnitID?: number;
    /**
     * Format: double
     * @description Revenue per complete, for the buyer's own margin.
     */
    ClientCPI?: number;
    /** @description URL to which respondents are sent, at most 3000 characters. It can contain macros such as `[%RID%]`; after they are replaced, it is an IRI (RFC 3987). */
    ClientSurveyLiveURL?: string;
    /** @description Whether the survey collects personal data; may be null. */
    CollectsPII?: boolean | null;
    /**
     * Format: int64
     * @description Country language, by its id in the `CountryLanguages` lookup.
     */
    CountryLanguageID?: number;
    /**
     * Format: int64
     * @description Has no effect.
     */
    FraudProfileThreshold?: number;
    /**
     * Format: int64
     * @description Industry, by its id in the `Industries` lookup.
     */
    IndustryID?: number;
    /** @description Whether the survey is active; keeping surveys active is recommended. */
    IsActive?: boolean;
    /** @description Has no effect; protection against invalid traffic is automatic. */
    IsDedupe?: boolean;
    /** @description Has no effect; protection against invalid traffic is automatic. */
    IsFraudProfile?: boolean;
    /** @description Has no effect; protection against invalid traffic is automatic. */
    IsGeoIP?: boolean;
    /** @description Has no effect; protection against invalid traffic is automatic. */
    IsRelevantID?: boolean;
    /** @description Has no effect; protection against invalid traffic is automatic. */
    IsTrueSample?: boolean;
    /** @description If true, the complete callback must contain the correct `[%RSFN%]` value. */
    IsVerifyCallBack?: boolean;
    /**
     * Format: double
     * @description Percentage of the completes that only the exchange can deliver, 0 to 100.
     */
    PlatformExchangeAllocation?: number;
    /** @description If true, the exchange can deliver completes that are not allocated. */
    PlatformExchangeHedgeAccess?: boolean;
    /**
     * Format: int64
     * @description Total number of completes needed.
     */
    Quota?: number;
    /**
     * Format: int64
     * @description The unit that quotas count.
     * @example 1
     * @example 2
     */
    QuotaCalculationTypeID?: number;
    /**
     * Format: double
     * @description Gross payout per complete before fees; at least 0.01 for a live survey.
     */
    QuotaCPI?: number;
    /**
     * Format: int64
     * @description Sample type, by its id in the `SampleTypes` lookup.
     */
    SampleTypeID?: number;
    /**
     * Format: int64
     * @description Study type, by its id in the `StudyTypes` lookup.
     */
    StudyTypeID?: number;
    /** @description Name, at most 128 characters; respondents may see it. */
    SurveyName?: string;
    /**
     * Format: int64
     * @description Always 1, which means none.
     * @constant
     */
    SurveyPlatformID?: 1;
    /**
     * Format: int32
     * @description Priority from 1 (highest) to 11; applies only to routed sample.
     */
    SurveyPriority?: number;
    /** @description Code of the status in the `SurveyStatuses` lookup; read the lookup, because the codes can change. */
    SurveyStatusCode?: string;
    /** @description URL to which testers are sent, at most 3000 characters; every study should have a working link. */
    TestRedirectURL?: string;
    /** @description Prevents a respondent from entering twice from the same IP address; recommended. */
    UniqueIPAddress?: boolean;
    /** @description Prevents a respondent from entering twice with the same PID; recommended. */
    UniquePID?: boolean;
}
/** @description Surveys that must not share a respondent. */
export interface SurveyGroup {
    /** @description Name of the group, at most 200 characters. */
    SurveyGroup?: string;
    /**
     * Format: int64
     * @description Id of the group.
     */
    SurveyGroupID: number;
    /** @description Numbers of the surveys in the group. */
    SurveyGroupSurveys?: number[];
}
/**
 * Format: int64
 * @description Whether the survey is in a group. The document associates exclusion with 0, public material with 1. Regardless of this value, do not send a respondent to a second survey that shares a group with the first.
 * @example 0
 * @example 1
 */
export type SurveyGroupExists = number;
/** @description The envelope with the groups of a survey. */
export interface SurveyGroupsResponse {
    AccountCode?: components["schemas"]["AccountCode"];
    AccountType?: components["schemas"]["AccountType"];
    ApiAccount?: components["schemas"]["ApiAccount"];
    ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
    ApiMessages?: components["schemas"]["ApiMessages"];
    ApiResult?: components["schemas"]["ApiResult"];
    ApiResultCode?: components["schemas"]["ApiResultCode"];
    ResultCount?: components["schemas"]["ResultCount"];
    /** @description Groups of the survey. */
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
    /** @description Numbers of the surveys. */
    SupplyAllocationSurveyIDs?: number[];
}
/** @description A question and the answers that qualify. */
export interface SurveyQualification {
    /**
     * @description How the precodes are combined; with `OR`, any one of them matches.
     * @example OR
     */
    logical_operator?: "OR" | (string & {});
    /** @description Precodes of the answers. */
    precodes?: string[];
    /**
     * Format: int64
     * @description Id of the question in the question library.
     */
    question_id: number;
}
/** @description A question and the answers that fit a quota. */
export interface SurveyQuestion {
    /**
     * @description How the precodes are combined; with `OR`, any one of them matches.
     * @example OR
     */
    logical_operator?: "OR" | (string & {});
    /** @description Precodes of the answers. */
    precodes?: string[];
    /**
     * Format: int64
     * @description Id of the question in the question library.
     */
    question_id: number;
}
/** @description A limit on completes, for everyone or for the respondents who match its questions. */
export interface SurveyQuota {
    /**
     * Format: double
     * @description Share of qualified respondents who complete in this quota; calculated after one complete.
     */
    conversion?: number;
    /**
     * Format: int64
     * @description Completes that are still needed in this quota.
     */
    number_of_respondents?: number;
    /** @description The conditions that a respondent must match to count in this quota; null or empty if there are none, as for `Total`. */
    questions?: components["schemas"]["SurveyQuestion"][] | null;
    /**
     * Format: int64
     * @description Id of the quota.
     */
    survey_quota_id: number;
    /**
     * @description `Total` is always present and limits all completes; `Client` quotas are independent of each other and may overlap.
     * @example Total
     * @example Client
     */
    survey_quota_type?: "Total" | "Client" | (string & {});
}
/** @description The survey to create; the service assigns its number and its SID. */
export type SurveyRequest = WithRequired<components["schemas"]["SurveyFields"], "SurveyStatusCode" | "SurveyName" | "CountryLanguageID" | "ClientSurveyLiveURL">;
/** @description The envelope with one survey. */
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
/** @description The complete updated survey, with its number. */
export type SurveyUpdate = WithRequired<components["schemas"]["SurveyFields"], "SurveyStatusCode" | "SurveyName" | "CountryLanguageID" | "ClientSurveyLiveURL"> & {
    /**
     * Format: int64
     * @description Number of the survey, unique.
     */
    SurveyNumber: number;
};
/** @description The supplier's entry link for a survey, as returned with an allocation. */
export interface TargetModel {
    /** @description Entry link for respondents. */
    LiveSupplierLink?: string;
    /** @description Id of the link. */
    SupplierLinkSID?: string;
    /** @description Id in the `SupplierLinkTypes` lookup of the way in which the supplier brings respondents; also accept its code. */
    SupplierLinkType?: number | string;
    /**
     * Format: double
     * @description Payout per complete.
     */
    TargetCCPI?: number;
}
/**
 * @description How the end of a session is reported. `NONE`, the recommended default, redirects the respondent back to the supplier's system; `PIXEL` fires a pixel; `S2S` posts from server to server.
 * @default NONE
 * @example NONE
 * @example PIXEL
 * @example S2S
 */
export type TrackingTypeCode = "NONE" | "PIXEL" | "S2S" | (string & {});
/** The request has invalid syntax or parameters. */
export type ResponseBetaBadRequest = components['responses']['BetaBadRequest'];
/** The key has no access to this resource. */
export type ResponseBetaForbidden = components['responses']['BetaForbidden'];
/** An upstream service did not respond in time; retry a few times after waiting several seconds. */
export type ResponseBetaGatewayTimeout = components['responses']['BetaGatewayTimeout'];
/** The method is known but not allowed here. */
export type ResponseBetaMethodNotAllowed = components['responses']['BetaMethodNotAllowed'];
/** The resource does not exist. */
export type ResponseBetaNotFound = components['responses']['BetaNotFound'];
/** The server failed. */
export type ResponseBetaServerError = components['responses']['BetaServerError'];
/** The service is unavailable; wait for the time in `Retry-After`. */
export type ResponseBetaServiceUnavailable = components['responses']['BetaServiceUnavailable'];
/** Too many requests; wait for the time in `Retry-After`. */
export type ResponseBetaTooManyRequests = components['responses']['BetaTooManyRequests'];
/** The key is missing or unknown, has a scheme prefix, or belongs to the other environment. */
export type ResponseBetaUnauthorized = components['responses']['BetaUnauthorized'];
/** The signature header or the body is malformed. */
export type ResponseCallbackMalformed = components['responses']['CallbackMalformed'];
/** The message is stored durably. Respond within 10 seconds; no redelivery is documented. */
export type ResponseCallbackReceived = components['responses']['CallbackReceived'];
/** No signature is valid, or its timestamp is outside the tolerance. */
export type ResponseCallbackRefused = components['responses']['CallbackRefused'];
/** The message could not be stored and was not accepted. */
export type ResponseCallbackUnavailable = components['responses']['CallbackUnavailable'];
/** The request has invalid syntax or parameters. */
export type ResponseLegacyBadRequest = components['responses']['LegacyBadRequest'];
/** The key has no access to this resource. */
export type ResponseLegacyForbidden = components['responses']['LegacyForbidden'];
/** The resource does not exist. */
export type ResponseLegacyNotFound = components['responses']['LegacyNotFound'];
/** The server failed. */
export type ResponseLegacyServerError = components['responses']['LegacyServerError'];
/** The service is unavailable; wait for the time in `Retry-After`. */
export type ResponseLegacyServiceUnavailable = components['responses']['LegacyServiceUnavailable'];
/** Too many requests; wait for the time in `Retry-After`. */
export type ResponseLegacyTooManyRequests = components['responses']['LegacyTooManyRequests'];
/** The key is missing or unknown, has a scheme prefix, or belongs to the other environment. */
export type ResponseLegacyUnauthorized = components['responses']['LegacyUnauthorized'];
/** The request has invalid syntax or parameters. */
export type ResponseSubscriptionBadRequest = components['responses']['SubscriptionBadRequest'];
/** The key has no access to this resource. */
export type ResponseSubscriptionForbidden = components['responses']['SubscriptionForbidden'];
/** There is no subscription for this supplier code, or no such supplier code. */
export type ResponseSubscriptionNotFound = components['responses']['SubscriptionNotFound'];
/** The body is larger than about 400 KB (interpreted as 409,600 bytes); send fewer or shorter filters. */
export type ResponseSubscriptionPayloadTooLarge = components['responses']['SubscriptionPayloadTooLarge'];
/** The server failed. */
export type ResponseSubscriptionServerError = components['responses']['SubscriptionServerError'];
/** The service is unavailable; wait for the time in `Retry-After`. */
export type ResponseSubscriptionServiceUnavailable = components['responses']['SubscriptionServiceUnavailable'];
/** Too many requests; wait for the time in `Retry-After`. */
export type ResponseSubscriptionTooManyRequests = components['responses']['SubscriptionTooManyRequests'];
/** The key is missing or unknown, has a scheme prefix, or belongs to the other environment. */
export type ResponseSubscriptionUnauthorized = components['responses']['SubscriptionUnauthorized'];
/** The survey has no allocation for this supplier, so no link can be created. */
export type ResponseSupplierAllocationNotFound = components['responses']['SupplierAllocationNotFound'];
/** The code lists to return, at least one, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`. */
export type ParameterBundle = components['parameters']['Bundle'];
/** Country language, by its id in the `CountryLanguages` lookup. */
export type ParameterCountryLanguageId = components['parameters']['CountryLanguageID'];
/** The page to return, counted from 1; the first page when absent. */
export type ParameterPageNumber = components['parameters']['PageNumber'];
/** Entries per page, at least 1; the service chooses a number when absent. */
export type ParameterPageSize = components['parameters']['PageSize'];
/** `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The signature is ECDSA over SHA-256 of the timestamp, a `.` and the exact bytes of the body; the timestamp is the time of signing in UTC, and protects against replay. The schema version, currently `v1`, identifies the format of the signed text. During key rotation there are two comma-separated signatures, one per key. */
export type ParameterPlatformSignature = components['parameters']['PlatformSignature'];
/** The dictionary to list. */
export type ParameterProperty = components['parameters']['Property'];
/** Search text for users; only the `users` dictionary supports it. */
export type ParameterQuery = components['parameters']['Query'];
/** Question, by its id in the question library. */
export type ParameterQuestionId = components['parameters']['QuestionID'];
/** Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream. */
export type ParameterSubscriptionSupplierCode = components['parameters']['SubscriptionSupplierCode'];
/** Code of the supplier. */
export type ParameterSupplierCode = components['parameters']['SupplierCode'];
/** Number of the survey. */
export type ParameterSurveyNumber = components['parameters']['SurveyNumber'];
/** If true, the response contains the active surveys of the subscription; false when absent. */
export type ParameterSurveys = components['parameters']['Surveys'];
/** How long to wait before calling again, in seconds or as an HTTP date. */
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
            /** @description The envelope with the business units. */
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
            /** @description The envelope with the suppliers of each account. */
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
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the survey. */
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
            /** @description The envelope with the survey that was created. */
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
                 * @description Number of the survey.
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
            /** @description The envelope with the updated survey. */
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
                 * @description The page to return, counted from 1; the first page when absent.
                 * @example 1
                 */
                page_number?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries per page, at least 1; the service chooses a number when absent.
                 * @example 100
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Search text for users; only the `users` dictionary supports it.
                 * @example rivera
                 */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path: {
                /**
                 * @description The dictionary to list.
                 * @example locales
                 */
                property: components["parameters"]["Property"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries and the number of entries on all pages. */
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
            /** @description The errors. */
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
                 * @description The code lists to return, at least one, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
                 * @example SupplierLinkTypes,SurveyStatuses
                 */
                Bundle: components["parameters"]["Bundle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with one array per code list. */
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the questions. */
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description Question, by its id in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the options. */
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the questions. */
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
                 * @description Country language, by its id in the `CountryLanguages` lookup.
                 * @example 9
                 */
                CountryLanguageID: components["parameters"]["CountryLanguageID"];
                /**
                 * @description Question, by its id in the question library.
                 * @example 43
                 */
                QuestionID: components["parameters"]["QuestionID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the question. */
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
                 * @description If true, the response contains the active surveys of the subscription; false when absent.
                 * @example true
                 */
                surveys?: components["parameters"]["Surveys"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and its callback verification key. */
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
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
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
            /** @description The subscription is active; keep the key for verifying its callbacks. */
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
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription was removed and its callbacks stop. */
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
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and its callback verification key. */
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
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
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
            /** @description The subscription is active; keep the key for verifying its callbacks. */
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
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription was removed and its callbacks stop. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the link. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
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
            /** @description The envelope with the link that was created. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
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
            /** @description The envelope with the updated link. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the respondents. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the surveys. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey numbers. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the survey. */
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
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with the groups. */
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
                 * @description `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The signature is ECDSA over SHA-256 of the timestamp, a `.` and the exact bytes of the body; the timestamp is the time of signing in UTC, and protects against replay. The schema version, currently `v1`, identifies the format of the signed text. During key rotation there are two comma-separated signatures, one per key.
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
                 * @description `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The signature is ECDSA over SHA-256 of the timestamp, a `.` and the exact bytes of the body; the timestamp is the time of signing in UTC, and protects against replay. The schema version, currently `v1`, identifies the format of the signed text. During key rotation there are two comma-separated signatures, one per key.
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
