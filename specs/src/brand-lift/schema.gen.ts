// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The types of the API: its schemas, parameters, responses and operations.
 */

/** Each path of the document with its methods: the types of their parameters, bodies and responses. */
export interface paths {
    "/api/impact-measurement/v1/ad-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ad servers
         * @description Returns the ad servers for which tracking tags can be created.
         */
        get: operations["listAdServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/ad-servers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ad server
         * @description Returns one ad server with its macros.
         */
        get: operations["getAdServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns the campaigns that match all filters, one page at a time.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign draft
         * @description Creates a draft, which can be changed until it is launched. The response contains `campaign_id`, which must be included in the creatives' tracking tag. The `data_partners` field is required if impressions on linear TV are expected.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List demographic filters
         * @description Returns the demographics that can be used to filter a campaign's lift and respondents.
         */
        get: operations["listDemographicFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export an Excel report
         * @description Creates an Excel report and sends a link to the report by e-mail. The response is an empty object and does not contain the id of the export.
         */
        post: operations["exportExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an Excel export
         * @description Returns the status of an Excel report and, once the report is finished, its download URL. The URL no longer works after `expires_at`.
         */
        get: operations["getExcelExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a PowerPoint report
         * @description Creates a PowerPoint report and sends a link to the report by e-mail.
         */
        post: operations["exportPowerPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a PowerPoint export
         * @description Returns the status of a PowerPoint report and, once the report is finished, its download URL. The URL no longer works after `expires_at`.
         */
        get: operations["getPowerPointExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequency reports
         * @description Returns the frequency reports of a campaign, one page at a time.
         */
        get: operations["listFrequencyReports"];
        put?: never;
        /**
         * Create a frequency report
         * @description Creates a frequency report. The report covers the respondents or sessions in a CSV file or, if no CSV file is sent, the respondents of the surveys in `survey_ids`. The service generates the report in the background.
         */
        post: operations["createFrequencyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a frequency report
         * @description Returns one frequency report, as the only item of a list.
         */
        get: operations["getFrequencyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of IP matching
         * @description Returns the state of IP matching for a campaign. The sites and placements are returned one page at a time.
         */
        get: operations["getIpMatching"];
        put?: never;
        /**
         * Configure IP matching
         * @description Configures IP matching for a campaign. The request body lists the sites and placements to match, and specifies whether IP matching is on.
         */
        post: operations["configureIpMatching"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update IP matching
         * @description Turns IP matching on or off for a campaign, or for some of its sites and placements. The call fails if any site or placement in the request does not exist.
         */
        patch: operations["updateIpMatching"];
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create IP matching ids in bulk
         * @description Adds any number of sites or placements to IP matching for a campaign.
         */
        post: operations["createIpMatchingIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lift for all questions
         * @description Returns the lift for every question in a campaign. Lift compares exposed respondents with control respondents. A filter on impressions or frequency narrows only the exposed group. Lift is refreshed daily until the campaign ends, and is available for a question once its `total_count` is greater than 50.
         */
        get: operations["listCampaignLift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pixel groups
         * @description Returns a campaign's pixel groups.
         */
        get: operations["listPixelGroups"];
        put?: never;
        /**
         * Create pixels
         * @description Creates pixels that count a campaign's impressions.
         */
        post: operations["createPixels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a pixel group
         * @description Returns the pixels in one pixel group.
         */
        get: operations["getPixelGroup"];
        /**
         * Update a pixel group
         * @description Updates the pixels in one pixel group. The request body has the same format as the request body of `createPixels`.
         */
        put: operations["updatePixelGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a campaign's questions
         * @description Returns a campaign's questions with their answers. To request the lift for a question, use the question's `id`.
         */
        get: operations["listCampaignQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign question
         * @description Returns one of a campaign's questions, with its answers.
         */
        get: operations["getCampaignQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the lift for a question
         * @description Returns the lift for one question. Lift compares exposed respondents with control respondents. A filter on impressions or frequency narrows only the exposed group. Lift is refreshed daily until the campaign ends, and is available once `total_count` is greater than 50.
         */
        get: operations["getQuestionLift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by ad channel
         * @deprecated
         * @description Returns the lift for one question, broken down by ad channel. This operation is deprecated and will be removed, but the date is not known. Use `listLiftByDevice` instead.
         */
        get: operations["listLiftByAdChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by ad length
         * @description Returns the lift for one question, broken down by ad length.
         */
        get: operations["listLiftByAdLength"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by bucket
         * @description Returns the lift for one question, broken down by bucket. The vendor's documentation does not specify what the buckets contain.
         */
        get: operations["listLiftByBucket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by creative
         * @description Returns the lift for one question, broken down by creative.
         */
        get: operations["listLiftByCreative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by custom variable
         * @description Returns the lift for one question, broken down by the values of a custom variable in the tracking tag.
         */
        get: operations["listLiftByCustomVariable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by daypart
         * @description Returns the lift for one question, broken down by part of the day.
         */
        get: operations["listLiftByDaypart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by demographic
         * @description Returns the lift for one question, broken down by a demographic. The filter names that this operation accepts are also valid in the `filters` field of an export request.
         */
        get: operations["listLiftByDemographic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by device
         * @description Returns the lift for one question, broken down by the device on which respondents saw the campaign.
         */
        get: operations["listLiftByDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by frequency
         * @description Returns the lift for one question, broken down by how often respondents saw the campaign.
         */
        get: operations["listLiftByFrequency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List respondents
         * @description Returns the campaign respondents who match all filters, with their answers, impressions and demographics, one page at a time. Control respondents have no impressions, so a filter on impressions leaves them out.
         */
        get: operations["listRespondents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export respondents as CSV
         * @description Exports a campaign's respondents as CSV, with their demographics, impressions and answers. Only respondents who match all filters are included. Control respondents have no impressions, so a filter on impressions leaves them out. Because the response can be large, read it as a stream.
         */
        get: operations["exportRespondentsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CSV columns for a campaign's respondents
         * @description Returns the columns that a CSV export of the campaign's respondents can contain.
         */
        get: operations["listCampaignRespondentCsvColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List S2S mappings
         * @description Returns the partner campaigns that are mapped to a campaign, one page at a time.
         */
        get: operations["listS2sMappings"];
        put?: never;
        /**
         * Create S2S mappings
         * @description Maps partner campaigns to a campaign. The request body is an array.
         */
        post: operations["createS2sMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an S2S mapping
         * @description Removes the S2S mapping of one partner campaign. Although the method is DELETE, the request requires a body with the id of the partner.
         */
        delete: operations["removeS2sMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List target audiences
         * @description Returns the target audiences that can be used to filter a campaign's lift.
         */
        get: operations["listTargetAudiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description Returns one campaign with all of its fields, including its targeted recruitment.
         */
        get: operations["getCampaign"];
        /**
         * Update a launched campaign
         * @deprecated
         * @description Updates the name, the client name, the end date and the expected impressions of a live or complete campaign. The same rules apply as for `updateCampaign`, which replaces this operation. Survey quotas are updated in the background at 6:00 and 18:00 UTC.
         */
        put: operations["updateLaunchedCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Updates the campaign fields that are present in the request body. In a draft, all fields can be changed. In a live or complete campaign, the name, the client name and the end date can be changed. The new end date can be earlier or later than the old one, but must be at least one day from now. The expected impressions of a live or complete campaign can only be increased, and only if at least one day remains. The minimum increase is 1,000,000 on digital channels, 5,000,000 on linear TV and 300,000 on social channels. A complete campaign becomes live again when its end date or its expected impressions are updated. Survey quotas are updated in the background at 6:00 and 18:00 UTC.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Returns the groups of creatives, publishers or placements in a campaign.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create or update groups
         * @description Creates groups, and updates the groups whose `group_id` is given. If the same request is sent twice, new groups are created twice.
         */
        post: operations["createOrUpdateGroups"];
        /**
         * Remove groups
         * @description Removes groups. Although the method is DELETE, the request requires a body with the ids of the groups. If any of the groups does not exist, no group is removed.
         */
        delete: operations["removeGroups"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launch a campaign
         * @description Confirms a campaign and starts the creation of its survey. The survey cannot be changed afterwards. Respondents are recruited from the start date onwards. The request has no body. If the setup of the draft is incomplete, the response has status 400. A campaign can be launched only once. If the campaign is not a draft, the response has status 409.
         */
        post: operations["launchCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign's names
         * @description Returns the names of all creatives, placements and publishers in a campaign.
         */
        get: operations["getCampaignNames"];
        put?: never;
        /**
         * Assign names
         * @description Assigns names to the creatives, placements and publishers in a campaign.
         */
        post: operations["assignCampaignNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names of a type
         * @description Returns the names of the creatives, publishers or placements in a campaign, one page at a time. The response is an array with the page as its only item.
         */
        get: operations["listNames"];
        put?: never;
        /**
         * Assign names and groups
         * @description Assigns names and groups to the creatives, publishers or placements in a campaign. The request body and the response body are arrays.
         */
        post: operations["assignNamesAndGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names with impressions
         * @description Returns the creatives, publishers or placements in a campaign with their names, groups and impressions, one page at a time. The response is an array with the page as its only item.
         */
        get: operations["listNamesWithImpressions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List non-demographic filters
         * @description Returns the devices, creatives, placements, publishers, frequencies, channels and other values that can be used to filter a campaign's lift.
         */
        get: operations["getNonDemographicFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/overview-lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the overview lift for a campaign
         * @description Returns the lift for the default question, and the campaign's progress in days, impressions and completes.
         */
        get: operations["getCampaignOverviewLift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/question-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a campaign's question templates
         * @description Returns the question templates that match the current setup of a campaign. Templates for extra questions are not returned.
         */
        get: operations["listCampaignQuestionTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List targeted recruitment options
         * @description Returns the qualifications that a campaign can use for targeted recruitment.
         */
        get: operations["listTargetedRecruitmentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count campaigns by status
         * @description Returns how many live, pending and completed campaigns match all filters.
         */
        get: operations["getCampaignSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List country-language pairs
         * @description Returns the country-language pairs that are available for recruiting respondents. The `country_language_id` field of a campaign contains the id of a pair.
         */
        get: operations["listCountryLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a country-language pair
         * @description Returns one country-language pair.
         */
        get: operations["getCountryLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the screening questions for a country-language pair
         * @description Returns the screening questions that qualifications can use for one country-language pair.
         */
        get: operations["listCountryLanguageQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the options of a screening question
         * @description Returns the answer options of a screening question, with the precodes that qualifications use.
         */
        get: operations["listCountryLanguageQuestionOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List industries
         * @description Returns the industries that can be assigned to a campaign. The `industry_id` field of a campaign contains the id of an industry.
         */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/question-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List question templates
         * @description Returns the question templates for one purpose, one country-language pair and one industry. Draft questions are created from templates.
         */
        get: operations["listQuestionTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/respondents/csv-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CSV columns for respondents
         * @description Returns the columns that a CSV export of respondents can contain for a given type of id.
         */
        get: operations["listRespondentCsvColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/s2s-partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List S2S partners
         * @description Returns the partners that report impressions server-to-server (S2S).
         */
        get: operations["listS2sPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/tag-query-parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tag query parameters
         * @description Returns the query parameters that a tracking tag can contain.
         */
        get: operations["listTagQueryParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Exchanges client credentials for an access token, which all other calls require. The token is valid for 10 hours. This operation uses the authentication URL, not the base URL.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The webhooks of the document: the types of their parameters, bodies and responses. */
export type webhooks = Record<string, never>;
/** The shared components of the document, by kind and name. */
export interface components {
    schemas: {
        AdServer: AdServer;
        AdServerList: AdServerList;
        AdServerQueryParameter: AdServerQueryParameter;
        AnswerBreakdown: AnswerBreakdown;
        AnswerMeta: AnswerMeta;
        AssignedName: AssignedName;
        Campaign: Campaign;
        CampaignDetail: CampaignDetail;
        CampaignDraft: CampaignDraft;
        CampaignOverviewLift: CampaignOverviewLift;
        CampaignPage: CampaignPage;
        CampaignQuestion: CampaignQuestion;
        CampaignQuestionList: CampaignQuestionList;
        CampaignStatus: CampaignStatus;
        CampaignSummary: CampaignSummary;
        CampaignUpdate: CampaignUpdate;
        Channel: Channel;
        CountryLanguage: CountryLanguage;
        CountryLanguageList: CountryLanguageList;
        CountryLanguageQuestion: CountryLanguageQuestion;
        CountryLanguageQuestionList: CountryLanguageQuestionList;
        CountryLanguageQuestionOption: CountryLanguageQuestionOption;
        CountryLanguageQuestionOptionList: CountryLanguageQuestionOptionList;
        CreatedPixelGroup: CreatedPixelGroup;
        CreatedPixelGroupList: CreatedPixelGroupList;
        CreativeName: CreativeName;
        DemographicFilter: DemographicFilter;
        DemographicFilterList: DemographicFilterList;
        DemographicFilterValue: DemographicFilterValue;
        DemographicResponse: DemographicResponse;
        Detail: Detail;
        DraftQuestion: DraftQuestion;
        DraftSettings: DraftSettings;
        DraftTargetAudience: DraftTargetAudience;
        DraftTargetedRecruitment: DraftTargetedRecruitment;
        ExcelExport: ExcelExport;
        ExpectedImpressions: ExpectedImpressions;
        ExportRequest: ExportRequest;
        ExportStatus: ExportStatus;
        FieldErrors: FieldErrors;
        FilterOption: FilterOption;
        FilterValue: FilterValue;
        ForcedExposure: ForcedExposure;
        FrequencyReport: FrequencyReport;
        FrequencyReportForm: FrequencyReportForm;
        FrequencyReportList: FrequencyReportList;
        FrequencyReportPage: FrequencyReportPage;
        FrequencyReportRequest: FrequencyReportRequest;
        GridLine: GridLine;
        Group: Group;
        GroupEntry: GroupEntry;
        GroupIds: GroupIds;
        GroupList: GroupList;
        GroupRemoval: GroupRemoval;
        GroupRemovalError: GroupRemovalError;
        Groups: Groups;
        Impression: Impression;
        Industry: Industry;
        IndustryList: IndustryList;
        IpMatching: IpMatching;
        IpMatchingChange: IpMatchingChange;
        IpMatchingConfiguration: IpMatchingConfiguration;
        IpMatchingConfigured: IpMatchingConfigured;
        IpMatchingIds: IpMatchingIds;
        IpMatchingItem: IpMatchingItem;
        IpMatchingTarget: IpMatchingTarget;
        IpMatchingType: IpMatchingType;
        IpMatchingUpdate: IpMatchingUpdate;
        LaunchConfirmation: LaunchConfirmation;
        LaunchedCampaign: LaunchedCampaign;
        LaunchedCampaignUpdate: LaunchedCampaignUpdate;
        LiftBreakdown: LiftBreakdown;
        LiftByAdChannel: LiftByAdChannel;
        LiftByAdChannelList: LiftByAdChannelList;
        LiftByAdLength: LiftByAdLength;
        LiftByAdLengthList: LiftByAdLengthList;
        LiftByBucket: LiftByBucket;
        LiftByBucketList: LiftByBucketList;
        LiftByCreative: LiftByCreative;
        LiftByCreativeList: LiftByCreativeList;
        LiftByCustomVariable: LiftByCustomVariable;
        LiftByCustomVariableList: LiftByCustomVariableList;
        LiftByDaypart: LiftByDaypart;
        LiftByDaypartList: LiftByDaypartList;
        LiftByDemographic: LiftByDemographic;
        LiftByDemographicList: LiftByDemographicList;
        LiftByDevice: LiftByDevice;
        LiftByDeviceList: LiftByDeviceList;
        LiftByFrequency: LiftByFrequency;
        LiftByFrequencyList: LiftByFrequencyList;
        LiftFigures: LiftFigures;
        LiftResult: LiftResult;
        LiftResultList: LiftResultList;
        Name: Name;
        NameAssignment: NameAssignment;
        NameEntry: NameEntry;
        NameEntryPage: NameEntryPage;
        NamePage: NamePage;
        NameSets: NameSets;
        NewS2sMapping: NewS2sMapping;
        NewS2sMappingList: NewS2sMappingList;
        NicheTargeting: NicheTargeting;
        NonDemographicFilters: NonDemographicFilters;
        Pixel: Pixel;
        PixelEntry: PixelEntry;
        PixelEntryList: PixelEntryList;
        PixelGroup: PixelGroup;
        PixelGroupList: PixelGroupList;
        PixelList: PixelList;
        PixelSettings: PixelSettings;
        PixelsRequest: PixelsRequest;
        PlacementName: PlacementName;
        PowerPointExport: PowerPointExport;
        PublisherName: PublisherName;
        Question: Question;
        QuestionAnswer: QuestionAnswer;
        QuestionFields: QuestionFields;
        QuestionTemplate: QuestionTemplate;
        QuestionTemplateList: QuestionTemplateList;
        RemovedS2sMapping: RemovedS2sMapping;
        Respondent: Respondent;
        RespondentAnswer: RespondentAnswer;
        RespondentCsvColumn: RespondentCsvColumn;
        RespondentCsvColumnList: RespondentCsvColumnList;
        RespondentPage: RespondentPage;
        RespondentRecord: RespondentRecord;
        S2sMapping: S2sMapping;
        S2sMappingPage: S2sMappingPage;
        S2sMappingRemoval: S2sMappingRemoval;
        S2sPartner: S2sPartner;
        S2sPartnerGroup: S2sPartnerGroup;
        S2sPartnerGroupList: S2sPartnerGroupList;
        SocialConfiguration: SocialConfiguration;
        SpcaType: SpcaType;
        StatisticalTest: StatisticalTest;
        TagQueryParameter: TagQueryParameter;
        TagQueryParameterList: TagQueryParameterList;
        TagType: TagType;
        TargetAudience: TargetAudience;
        TargetAudienceList: TargetAudienceList;
        TargetAudienceOption: TargetAudienceOption;
        TargetAudienceQualification: TargetAudienceQualification;
        TargetedRecruitment: TargetedRecruitment;
        TargetedRecruitmentOption: TargetedRecruitmentOption;
        TargetedRecruitmentQualification: TargetedRecruitmentQualification;
        TargetingQualification: TargetingQualification;
        TemplateField: TemplateField;
        Token: Token;
        TokenRequest: TokenRequest;
    };
    responses: {
        /** @description A field or parameter is invalid. The body contains the name of the field or parameter and a description of the problem. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description The status of the campaign does not allow this operation. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The access token is valid, but its permission does not allow this call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Some of the groups do not exist, or a field is invalid. No group was removed. */
        GroupsNotRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GroupRemoval"] | components["schemas"]["FieldErrors"];
            };
        };
        /** @description The service failed. It is unknown whether the request had an effect. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The resource does not exist, or the caller has no access to it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The service is temporarily unavailable. Retry after the delay given in the `Retry-After` header. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Too many requests were sent, and this request had no effect. Retry after the delay given in the `Retry-After` header. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The access token is missing, invalid or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
    };
    parameters: {
        /**
         * @description Include only impressions on this ad channel.
         * @example mobile_web
         */
        AdChannel: string;
        /**
         * @description Include only impressions whose ad channel matches this regular expression.
         * @example ^mobile
         */
        AdChannelRegex: string;
        /**
         * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
         * @example 30
         */
        AdDuration: number;
        /**
         * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
         * @example [
         *       15,
         *       30
         *     ]
         */
        AdDurationIn: number[];
        /**
         * @description The id of the ad server. In this parameter, the id is a string.
         * @example 4
         */
        AdServerId: string;
        /**
         * @description Include only respondents who gave any of these answers.
         * @example [
         *       90211,
         *       90212
         *     ]
         */
        AnswerIds: number[];
        /**
         * @description The id of the campaign.
         * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
         */
        CampaignId: string;
        /**
         * @description Include only campaigns whose name contains this string. The comparison is case-sensitive.
         * @example Autumn
         */
        CampaignNameContains: string;
        /**
         * @description Include only campaigns whose name contains this string, ignoring case.
         * @example autumn
         */
        CampaignNameIcontains: string;
        /**
         * @description Include only campaigns whose name contains this string, ignoring case and accents.
         * @example cafe
         */
        CampaignNameUnaccentIcontains: string;
        /**
         * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
         * @example 48120
         */
        CampaignQuestionId: number;
        /**
         * @description The name of the filter whose field the campaigns are sorted by. The vendor's documentation does not specify the order if this parameter is absent.
         * @example start_date
         */
        CampaignSortBy: "status" | "status__in" | "campaign_name__contains" | "campaign_name__icontains" | "campaign_name__unaccent__icontains" | "client_name__contains" | "client_name__icontains" | "client_name__unaccent__icontains" | "start_date" | "start_date__lte" | "start_date__gte" | "end_date" | "end_date__lte" | "end_date__gte" | "country_language" | "country_language__in" | "channels__contains" | "campaign_type__in" | "industry__industry_name__icontains" | "question__question_name__icontains" | "campaigntargetaudience__target_name__icontains" | "campaigntargetaudience__target_audience_question_set__question__question_name__icontains" | "keyword";
        /**
         * @description The sort order, ascending or descending.
         * @example desc
         */
        CampaignSortOrder: "asc" | "desc";
        /**
         * @description The id of the campaign.
         * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
         */
        CampaignsPk: string;
        /**
         * @description Include only campaigns that have a target audience with a question whose name contains this string, ignoring case.
         * @example age
         */
        CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains: string;
        /**
         * @description Include only campaigns that have a target audience whose name contains this string, ignoring case.
         * @example parents
         */
        CampaigntargetaudienceTargetNameIcontains: string;
        /**
         * @description The purpose of the questions that are created from the templates.
         * @example baseline
         */
        CampaignTemplateUsage: "lift" | "baseline" | "social" | "ots";
        /**
         * @description Include only campaigns of any of these types.
         * @example [
         *       "standard"
         *     ]
         */
        CampaignTypeIn: string[];
        /**
         * @description Include only respondents who were reached on this channel.
         * @example digital
         */
        Channel: string;
        /**
         * @description Include only respondents who were reached on any of these channels. Default: all channels.
         * @example [
         *       "digital",
         *       "social"
         *     ]
         */
        ChannelIn: string[];
        /**
         * @description Include only campaigns that run on all of these channels.
         * @example [
         *       "digital",
         *       "social"
         *     ]
         */
        ChannelsContains: string[];
        /**
         * @description Include only campaigns whose client name contains this string. The comparison is case-sensitive.
         * @example Alder
         */
        ClientNameContains: string;
        /**
         * @description Include only campaigns whose client name contains this string, ignoring case.
         * @example alder
         */
        ClientNameIcontains: string;
        /**
         * @description Include only campaigns whose client name contains this string, ignoring case and accents.
         * @example senor
         */
        ClientNameUnaccentIcontains: string;
        /**
         * @description The type of id that the CSV export uses. The vendor's documentation states no default.
         * @example respondent_id
         */
        ColumnsFor: "session_id" | "respondent_id" | "survey_id";
        /**
         * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
         * @example 0.95
         */
        ConfidenceLevel: number;
        /**
         * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
         * @example [
         *       0.8,
         *       0.85,
         *       0.9,
         *       0.95
         *     ]
         */
        ConfidenceLevelIn: (0.8 | 0.85 | 0.9 | 0.95)[];
        /**
         * @description Include only campaigns for the country-language pair with this id.
         * @example 9
         */
        CountryLanguage: string;
        /**
         * @description Include only country-language pairs that support these channels. Default: all pairs.
         * @example [
         *       "digital"
         *     ]
         */
        CountryLanguageChannels: ("linear_tv" | "digital")[];
        /**
         * @description The id of the country-language pair.
         * @example 9
         */
        CountryLanguageId: number;
        /**
         * @description Include only campaigns for any of the country-language pairs with these ids.
         * @example [
         *       "9",
         *       "10"
         *     ]
         */
        CountryLanguageIn: string[];
        /**
         * @description The id of the screening question.
         * @example 43
         */
        CountryLanguageQuestionId: number;
        /**
         * @description Include only impressions of creatives in this group.
         * @example 41
         */
        CreativeGroupId: string;
        /**
         * @description Include only impressions of creatives in any of these groups.
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        CreativeGroupIdIn: string[];
        /**
         * @description Include only impressions of this creative.
         * @example crv-77
         */
        CreativeId: string;
        /**
         * @description Include only impressions of any of these creatives.
         * @example [
         *       "crv-77",
         *       "crv-77b"
         *     ]
         */
        CreativeIdIn: string[];
        /**
         * @description The name of the custom variable.
         * @example c1
         */
        CustomVar: string;
        /**
         * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
         * @example segment-a
         */
        CustomVariablesC1: string;
        /**
         * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
         * @example segment-b
         */
        CustomVariablesC2: string;
        /**
         * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
         * @example segment-c
         */
        CustomVariablesC3: string;
        /**
         * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
         * @example segment-d
         */
        CustomVariablesC4: string;
        /**
         * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
         * @example segment-e
         */
        CustomVariablesC5: string;
        /**
         * @description Include only impressions in this part of the day.
         * @example early_morning
         */
        Daypart: string;
        /**
         * @description Include only impressions in any of these parts of the day.
         * @example [
         *       "early_morning",
         *       "prime"
         *     ]
         */
        DaypartIn: string[];
        /**
         * @description The name of the demographic filter that is used to break down the lift.
         * @example demo_age
         */
        DemoFilterName: "demo_age" | "demo_hhi" | "demo_hhi_int" | "demo_education" | "demo_gender" | "demo_region";
        /**
         * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
         * @example {
         *       "demo_age__range": "18,34",
         *       "demo_gender__in": "1,2"
         *     }
         */
        Demographics: {
            [key: string]: string;
        };
        /**
         * @description Include only demographic filters for these types of channels. Default: all types.
         * @example [
         *       "ctv"
         *     ]
         */
        DemoSubType: ("ctv" | "linear_tv")[];
        /**
         * @description Include only demographic filters of these types. Default: `base`.
         * @example [
         *       "base",
         *       "taq"
         *     ]
         */
        DemoType: ("base" | "taq")[];
        /**
         * @description Include only exposed and control respondents who use this type of device.
         * @example mobile
         */
        DeviceType: string;
        /**
         * @description Include only exposed and control respondents who use any of these device types.
         * @example [
         *       "mobile",
         *       "tablet"
         *     ]
         */
        DeviceTypeIn: string[];
        /**
         * @description Include only campaigns that end at this time.
         * @example 2026-09-01T00:00:00Z
         */
        EndDate: string;
        /**
         * @description Include only campaigns that end at or after this time.
         * @example 2026-07-01T00:00:00Z
         */
        EndDateGte: string;
        /**
         * @description Include only campaigns that end at or before this time.
         * @example 2026-12-31T00:00:00Z
         */
        EndDateLte: string;
        /**
         * @description Exclude respondents who were reached on any of these channels. Default: none.
         * @example [
         *       "linear_tv"
         *     ]
         */
        ExcludeChannels: string[];
        /**
         * @description Whether to exclude campaigns that belong to sub-groups of the permission in the request. If the request contains no permission, the caller's own permission applies. Default: `false`.
         * @example true
         */
        ExcludeSubGroups: boolean;
        /**
         * @description Whether to exclude questions for targeted recruitment.
         * @example true
         */
        ExcludeTargetedRecruitment: boolean;
        /**
         * @description Include only respondents who saw the campaign exactly this many times.
         * @example 3
         */
        Frequency: number;
        /**
         * @description Include only respondents who saw the campaign at least this many times.
         * @example 2
         */
        FrequencyGte: number;
        /**
         * @description Include only respondents whose number of exposures is in this list.
         * @example [
         *       1,
         *       2
         *     ]
         */
        FrequencyIn: number[];
        /**
         * @description Include only respondents who saw the campaign at most this many times.
         * @example 10
         */
        FrequencyLte: number;
        /**
         * @description Include only respondents whose number of exposures is between these two bounds.
         * @example [
         *       2,
         *       5
         *     ]
         */
        FrequencyRange: number[];
        /**
         * @description The id of the frequency report.
         * @example a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38
         */
        FrequencyReportId: string;
        /**
         * @description Whether to add the required baseline questions to the draft settings. Default: `false`.
         * @example true
         */
        IncludeBaselineQuestions: boolean;
        /**
         * @description Whether the response contains the pixels of each pixel group. Default: `false`.
         * @example true
         */
        IncludeDetails: boolean;
        /**
         * @description Whether the response also contains inactive S2S mappings.
         * @example true
         */
        IncludeInactive: boolean;
        /**
         * @description Whether the response contains the macros of each ad server. Default: `false`.
         * @example true
         */
        IncludeParameters: boolean;
        /**
         * @description Include only campaigns in an industry whose name contains this string, ignoring case.
         * @example beverages
         */
        IndustryIndustryNameIcontains: string;
        /**
         * @description Include only campaigns that match this keyword. The search covers the names of the campaign, the client, the industry, the default question, the target audiences and the questions of the target audiences. The search ignores case, and in the names of campaigns and clients it also ignores accents.
         * @example coffee
         */
        Keyword: string;
        /**
         * @description Include only S2S mappings of partners that report on these channels. Default: all channels.
         * @example [
         *       "digital"
         *     ]
         */
        MappingChannels: ("linear_tv" | "digital")[];
        /**
         * @description Include only impressions on this media channel.
         * @example display
         */
        MediaChannel: string;
        /**
         * @description Include only impressions on any of these media channels.
         * @example [
         *       "display",
         *       "video"
         *     ]
         */
        MediaChannelIn: string[];
        /**
         * @description Include only creatives, publishers or placements in the group with this id.
         * @example 41
         */
        NameGroupId: number;
        /**
         * @description Include only names that are similar to this string.
         * @example autumn
         */
        NameLike: string;
        /**
         * @description Include only impressions on this network.
         * @example ABC
         */
        Network: string;
        /**
         * @description Include only impressions on any of these networks.
         * @example [
         *       "ABC",
         *       "NBC"
         *     ]
         */
        NetworkIn: string[];
        /**
         * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
         * @example 2
         */
        Page: number;
        /**
         * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
         * @example 50
         */
        PageSize: number;
        /**
         * @description The id that the partner uses for its campaign.
         * @example str-881
         */
        PartnerCampaignId: string;
        /**
         * @description Include only partners that report on these channels.
         * @example [
         *       "linear_tv",
         *       "digital"
         *     ]
         */
        PartnerChannels: ("linear_tv" | "digital")[];
        /**
         * @description Include only campaigns with this permission. This parameter takes precedence over `permission_id__in`.
         * @example 5021
         */
        PermissionId: string;
        /**
         * @description Include only campaigns with any of these permissions. This parameter is ignored if `permission_id` is sent.
         * @example [
         *       "5021",
         *       "5022"
         *     ]
         */
        PermissionIdIn: string[];
        /**
         * @description The id of the pixel group.
         * @example 61
         */
        PixelGroupId: number;
        /**
         * @description Include only impressions of placements in this group.
         * @example 41
         */
        PlacementGroupId: string;
        /**
         * @description Include only impressions of placements in any of these groups.
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        PlacementGroupIdIn: string[];
        /**
         * @description Include only impressions of this placement.
         * @example plc-3381
         */
        PlacementId: string;
        /**
         * @description Include only impressions of any of these placements.
         * @example [
         *       "plc-3381",
         *       "plc-3381b"
         *     ]
         */
        PlacementIdIn: string[];
        /**
         * @description Whether an entry without `group_id` stays in its group. Default: `true`. If the value is `false`, such an entry is removed from its group and its `group_id` becomes null.
         * @example false
         */
        PreserveGroupIds: boolean;
        /**
         * @description Include only impressions on publishers (sites) in this group.
         * @example 41
         */
        PublisherGroupId: string;
        /**
         * @description Include only impressions on publishers (sites) in any of these groups.
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        PublisherGroupIdIn: string[];
        /**
         * @description Include only impressions on this publisher (site).
         * @example site-204
         */
        PublisherId: string;
        /**
         * @description Include only impressions on any of these publishers (sites).
         * @example [
         *       "site-204",
         *       "site-204b"
         *     ]
         */
        PublisherIdIn: string[];
        /**
         * @description Include only the question with this `question_id`.
         * @example 31877
         */
        QuestionId: number;
        /**
         * @description Include only questions whose `question_id` is in this list.
         * @example [
         *       31877,
         *       42
         *     ]
         */
        QuestionIdIn: number[];
        /**
         * @description Include only question templates with this name.
         * @example brand_awareness
         */
        QuestionName: string;
        /**
         * @description Include only question templates whose name contains this string. The comparison is case-sensitive.
         * @example brand
         */
        QuestionNameContains: string;
        /**
         * @description Include only question templates whose name contains this string, ignoring case.
         * @example BRAND
         */
        QuestionNameIcontains: string;
        /**
         * @description Include only question templates with any of these names.
         * @example [
         *       "brand_awareness",
         *       "purchase_intent"
         *     ]
         */
        QuestionNameIn: string[];
        /**
         * @description Include only campaigns that have a question whose name contains this string, ignoring case.
         * @example awareness
         */
        QuestionQuestionNameIcontains: string;
        /**
         * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
         * @example 48120
         */
        QuestionsPk: number;
        /**
         * @description Include only questions of this type.
         * @example demographic
         */
        QuestionType: string;
        /**
         * @description Include only questions of any of these types.
         * @example [
         *       "demographic"
         *     ]
         */
        QuestionTypeIn: string[];
        /**
         * @description The id of the export. The response that confirms a PowerPoint export contains the id as `report_export_id`. The id of an Excel export is sent only by e-mail.
         * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
         */
        ReportExportId: string;
        /**
         * @description Include only the respondent with this id.
         * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
         */
        RespondentId: string;
        /**
         * @description Include only respondents who answered the question with this `question_id`.
         * @example 31877
         */
        RespondentQuestionId: number;
        /**
         * @description Whether the items are creatives, publishers or placements.
         * @example creative
         */
        SpcaType: components["schemas"]["SpcaType"];
        /**
         * @description Include only campaigns that start at this time.
         * @example 2026-09-01T00:00:00Z
         */
        StartDate: string;
        /**
         * @description Include only campaigns that start at or after this time.
         * @example 2026-07-01T00:00:00Z
         */
        StartDateGte: string;
        /**
         * @description Include only campaigns that start at or before this time.
         * @example 2026-12-31T00:00:00Z
         */
        StartDateLte: string;
        /**
         * @description Include only campaigns with this status.
         * @example live
         */
        Status: string;
        /**
         * @description Include only campaigns with any of these statuses.
         * @example [
         *       "live",
         *       "complete"
         *     ]
         */
        StatusIn: string[];
        /**
         * @description Include only query parameters of these types. Default: all types.
         * @example [
         *       "standard",
         *       "custom"
         *     ]
         */
        TagTypeIn: components["schemas"]["TagType"][];
        /**
         * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
         * @example [
         *       311,
         *       312
         *     ]
         */
        TargetAudienceIdIn: number[];
        /**
         * @description The id of the country-language pair.
         * @example 9
         */
        TemplateCountryLanguageId: number;
        /**
         * @description The id of the industry.
         * @example 12
         */
        TemplateIndustryId: number;
        /**
         * @description The purpose of the questions that are created from the templates.
         * @example lift
         */
        TemplateUsage: "lift" | "baseline" | "extra" | "social" | "ots";
        /**
         * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
         * @example 2026-09-01T00:00:00Z
         */
        TimestampGte: string;
        /**
         * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
         * @example 2026-09-30T23:59:59Z
         */
        TimestampLte: string;
        /**
         * @description Whether answers are grouped into buckets. Default: `true`. If the value is `false`, each answer is a separate bucket.
         * @example true
         */
        UseBuckets: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The time to wait before the next call, as a number of seconds or as an HTTP date.
         * @example 30
         */
        RetryAfter: string;
    };
    pathItems: never;
}
/**
 * @description An ad server for which tracking tags can be created.
 * @example {
 *       "id": 4,
 *       "ad_server_name": "Example Ad Server",
 *       "query_parameters": [
 *         {
 *           "default_macro": "%%CREATIVE_ID%%",
 *           "query_parameter": "crid"
 *         }
 *       ]
 *     }
 */
export interface AdServer {
    /** @description The name of the ad server. */
    ad_server_name?: string;
    /**
     * Format: int64
     * @description The id of the ad server.
     */
    id: number;
    /** @description The macros that the ad server replaces. `listAdServers` returns the macros only if `include_parameters` is true. */
    query_parameters?: components["schemas"]["AdServerQueryParameter"][];
}
/** @description A list of ad servers. */
export interface AdServerList {
    /** @description The ad servers. */
    items: components["schemas"]["AdServer"][];
}
/**
 * @description A query parameter of the tracking tag, and the macro that provides its value.
 * @example {
 *       "default_macro": "%%CREATIVE_ID%%",
 *       "query_parameter": "crid"
 *     }
 */
export interface AdServerQueryParameter {
    /** @description The macro that the ad server replaces. */
    default_macro?: string;
    /** @description The name of the query parameter. */
    query_parameter?: string;
}
/** @description The results for one answer, or for several answers that are combined under one label. */
export type AnswerBreakdown = {
    /** @description The ids of the answers that are combined under the label. */
    answer_ids?: number[];
    /** @description The text of the answer. */
    label?: string;
} & components["schemas"]["LiftFigures"];
/**
 * @description The brands that are used to generate the answers to a question.
 * @example {
 *       "in_target_brand": "Alder Coffee",
 *       "competitors": [
 *         "Birch Roasters",
 *         "Cedar Beans"
 *       ]
 *     }
 */
export interface AnswerMeta {
    /** @description The competing brands that are offered as answers. */
    competitors?: string[];
    /** @description The advertised brand. An answer that names this brand counts as in-target. */
    in_target_brand?: string;
}
/**
 * @description The assigned name and group of a creative, publisher or placement.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s",
 *       "group_id": 41
 *     }
 */
export interface AssignedName {
    /**
     * Format: int64
     * @description The id of the group, or null if the creative, publisher or placement is in no group.
     */
    group_id?: number | null;
    /** @description The id of the creative, publisher or placement. */
    id: string;
    /** @description The name that is assigned to the creative, publisher or placement. */
    name?: string | null;
}
/** @description A brand lift study of one ad campaign. */
export interface Campaign {
    /**
     * Format: uuid
     * @description The id of the account that owns the campaign.
     */
    account_id?: string;
    /**
     * Format: date-time
     * @description The time at which survey data and lift were last refreshed. Survey data and lift are refreshed once a day.
     */
    campaign_data_updated_at?: string;
    /**
     * Format: uuid
     * @description The id of the campaign, which must be included in the creatives' tracking tag.
     */
    campaign_id: string;
    /** @description The name of the campaign (1 to 300 characters). */
    campaign_name?: string;
    /**
     * @description The type of the study. Values other than those listed are possible.
     * @example standard
     */
    campaign_type?: "standard" | (string & {});
    /** @description The channels on which the campaign runs. A campaign has at most 3 channels. */
    channels?: components["schemas"]["Channel"][] | null;
    /** @description The name of the study's advertiser (at most 300 characters). */
    client_name?: string | null;
    /**
     * Format: int64
     * @description The id of the survey for the control group. The field is absent before the launch.
     */
    control_survey_id?: number;
    /**
     * Format: int64
     * @description The id of the country-language pair that is used to recruit respondents.
     */
    country_language_id?: number;
    /**
     * Format: date-time
     * @description The time at which the draft was created.
     */
    created_at?: string;
    /**
     * Format: int64
     * @description The id of the question whose lift the campaign overview shows.
     */
    default_question_id?: number;
    /** @description The name of the question whose lift the campaign overview shows. */
    default_question_name?: string;
    draft_settings?: components["schemas"]["DraftSettings"];
    /**
     * Format: date-time
     * @description The time at which both the recruitment of respondents and the daily calculation of lift end.
     */
    end_date?: string;
    /** @description The descriptions of problems with the campaign. The array is empty if there are no problems. */
    errors?: string[];
    expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
    /**
     * Format: int64
     * @description The id of the survey for the exposed group. The field is absent before the launch.
     */
    exposed_survey_id?: number;
    /**
     * Format: int64
     * @description The id of the advertiser's industry.
     */
    industry_id?: number | null;
    /** @description Whether the study uses multi-touch attribution. The value is a string, not a boolean. */
    is_methodology_mta?: string;
    /**
     * Format: int64
     * @description The id of the permission that applies to the campaign. In this field, the id is an integer, but in the filters of `listCampaigns`, it is a string.
     */
    permission_id?: number;
    /**
     * Format: int64
     * @description The id of the user who manages the study.
     */
    project_manager_user_id?: number;
    /** @description The region of the campaign. */
    region?: string;
    /** @description Whether the study also measures sales lift. The value is a string, not a boolean. */
    sales_lift_enabled?: string;
    social_configuration?: components["schemas"]["SocialConfiguration"];
    /**
     * Format: date-time
     * @description The time at which the recruitment of respondents starts.
     */
    start_date?: string;
    status?: components["schemas"]["CampaignStatus"];
    /**
     * Format: date-time
     * @description The time at which the campaign was last changed.
     */
    updated_at?: string;
    /** @description The version of the population statistics that are used to weight respondents. */
    weighting_targets_baseline_version?: string;
}
/** @description A campaign, including its settings for targeted recruitment. */
export type CampaignDetail = {
    targeted_recruitment?: components["schemas"]["TargetedRecruitment"];
} & components["schemas"]["Campaign"];
/** @description The fields of a new campaign. */
export interface CampaignDraft {
    /** @description The name of the campaign (1 to 300 characters). */
    campaign_name: string;
    /**
     * @description The channels on which the campaign runs. A campaign has at most 3 channels. Default: `digital`.
     * @default [
     *       "digital"
     *     ]
     */
    channels?: components["schemas"]["Channel"][];
    /** @description The name of the study's advertiser (at most 300 characters). The field is required, but its value can be null. */
    client_name: string | null;
    /**
     * Format: int64
     * @description The id of the country-language pair that is used to recruit respondents.
     */
    country_language_id: number;
    /** @description The partners that supply linear TV data. The field is required if impressions on linear TV are expected. */
    data_partners?: string[] | null;
    draft_settings: components["schemas"]["DraftSettings"];
    /**
     * Format: date-time
     * @description The time at which both the recruitment of respondents and the daily calculation of lift end.
     */
    end_date: string;
    expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
    /**
     * Format: int64
     * @description The id of the advertiser's industry.
     */
    industry_id: number;
    /**
     * Format: date-time
     * @description The time at which the recruitment of respondents starts.
     */
    start_date: string;
}
/** @description The lift for the default question, and the campaign's progress. */
export interface CampaignOverviewLift {
    /**
     * Format: int64
     * @description The number of days since the start of the campaign.
     */
    days_completed?: number;
    /**
     * Format: int64
     * @description The number of days until the end of the campaign.
     */
    days_left?: number;
    default_question_lift?: components["schemas"]["LiftResult"];
    /**
     * Format: int64
     * @description The number of completed surveys so far.
     */
    total_completes?: number;
    /**
     * Format: int64
     * @description The number of impressions so far.
     */
    total_impressions?: number;
}
/** @description One page of campaigns. */
export interface CampaignPage {
    /** @description The campaigns on this page. */
    items: components["schemas"]["Campaign"][];
    /**
     * Format: int64
     * @description The number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description The number of items on this page, which can be less than the requested page size.
     */
    page_size: number;
    /** @description The name of the filter whose field the campaigns are sorted by. */
    sort_by?: string;
    /**
     * @description The sort order of the campaigns. In the `sort_order` query parameter, the values are `asc` and `desc`.
     * @example asc
     * @example desc
     */
    sort_order?: "asc" | "desc" | (string & {});
    /**
     * Format: int64
     * @description The total number of items on all pages.
     */
    total_items: number;
}
/** @description A question with its answers. */
export interface CampaignQuestion {
    /** @description The answers from which the respondent chooses. */
    answers?: components["schemas"]["QuestionAnswer"][];
    question: components["schemas"]["Question"];
}
/** @description The questions of a campaign. */
export interface CampaignQuestionList {
    /** @description The campaign's questions, with their answers. */
    items: components["schemas"]["CampaignQuestion"][];
}
/**
 * @description The status of a campaign: `draft` until its launch, `pending` until its start date, `live` until its end date, and then `complete`.
 * @example live
 */
export type CampaignStatus = "draft" | "pending" | "live" | "complete" | (string & {});
/** @description The numbers of live, pending and completed campaigns. */
export interface CampaignSummary {
    /**
     * Format: int64
     * @description The number of campaigns whose end date has passed.
     */
    completed_campaigns?: number;
    /**
     * Format: int64
     * @description The number of live campaigns.
     */
    live_campaigns?: number;
    /**
     * Format: int64
     * @description The number of launched campaigns whose start date is in the future.
     */
    pending_campaigns?: number;
}
/** @description The changes to a campaign. Absent fields are not changed, and their defaults do not apply. */
export interface CampaignUpdate {
    /** @description The name of the campaign (1 to 300 characters). */
    campaign_name?: string;
    /** @description The channels on which the campaign runs. A campaign has at most 3 channels. The channels cannot be changed after the launch. */
    channels?: components["schemas"]["Channel"][] | null;
    /** @description The name of the study's advertiser (at most 300 characters). */
    client_name?: string | null;
    /**
     * Format: int64
     * @description The id of the country-language pair that is used to recruit respondents. The id cannot be changed after the launch.
     */
    country_language_id?: number;
    /** @description The partners that supply linear TV data. The field is required if the updated campaign expects impressions on linear TV. */
    data_partners?: string[] | null;
    draft_settings?: components["schemas"]["DraftSettings"];
    /**
     * Format: date-time
     * @description The time at which the campaign ends. The new end date can be earlier or later than the old one, but must be at least one day from now.
     */
    end_date?: string;
    expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
    /**
     * Format: int64
     * @description The id of the advertiser's industry. The id cannot be changed after the launch.
     */
    industry_id?: number | null;
    /**
     * Format: date-time
     * @description The time at which the recruitment of respondents starts. The start date cannot be changed after the launch.
     */
    start_date?: string;
}
/**
 * @description A channel on which a campaign runs.
 * @example digital
 * @enum {string}
 */
export type Channel = "digital" | "linear_tv" | "social";
/**
 * @description A country-language pair that is available for recruiting respondents.
 * @example {
 *       "id": 9,
 *       "country_id": 1,
 *       "country_name": "United States",
 *       "language_id": 1,
 *       "language_name": "English",
 *       "locale": "en_US",
 *       "ietf_language_tag": "en-US"
 *     }
 */
export interface CountryLanguage {
    /**
     * @description The continent of the country. Values other than those listed are possible.
     * @example africa
     */
    continent?: "africa" | (string & {});
    /**
     * Format: int64
     * @description The id of the country.
     */
    country_id?: number;
    /** @description The name of the country. */
    country_name?: string;
    /**
     * Format: int64
     * @description The id of the country-language pair. Use this id as `country_language_id` in requests.
     */
    id: number;
    /** @description The language tag, as defined in IETF BCP 47. */
    ietf_language_tag?: string;
    /**
     * Format: int64
     * @description The id of the language.
     */
    language_id?: number;
    /** @description The name of the language. */
    language_name?: string;
    /** @description The locale of the country-language pair. */
    locale?: string;
    /** @description The channels that can be measured for this country-language pair. Values other than those listed are possible. */
    supported_channels?: ("digital" | (string & {}))[];
    /** @description The id of the population statistics that are used to weight respondents. */
    weighting_targets_baseline_id?: string;
    /** @description The population statistics. The vendor's documentation does not specify the keys of this object. */
    weighting_targets_baseline_map?: {
        [key: string]: unknown;
    };
}
/** @description A list of country-language pairs. */
export interface CountryLanguageList {
    /** @description The country-language pairs. */
    items: components["schemas"]["CountryLanguage"][];
}
/**
 * @description A screening question that qualifications can use.
 * @example {
 *       "name": "Age",
 *       "question_id": 42,
 *       "question_text": "How old are you?",
 *       "question_type": "numeric"
 *     }
 */
export interface CountryLanguageQuestion {
    /** @description The name of the question. */
    name?: string;
    /**
     * Format: int64
     * @description The id of the question. Use this id as `marketplace_question_id` in requests.
     */
    question_id: number;
    /** @description The text shown to respondents. */
    question_text?: string;
    /** @description The type of the question, such as `numeric`. The type determines how respondents answer the question. */
    question_type?: string;
}
/** @description The screening questions for a country-language pair. */
export interface CountryLanguageQuestionList {
    /** @description The screening questions. */
    questions: components["schemas"]["CountryLanguageQuestion"][];
}
/**
 * @description An answer option of a screening question.
 * @example {
 *       "option_text": "Female",
 *       "precode": "2",
 *       "question_id": 43
 *     }
 */
export interface CountryLanguageQuestionOption {
    /** @description The text shown to respondents. */
    option_text?: string;
    /** @description The precode of the answer. Use this precode in the `precodes` field of a qualification. */
    precode?: string;
    /**
     * Format: int64
     * @description The id of the question.
     */
    question_id?: number;
}
/** @description The answer options of a screening question. */
export interface CountryLanguageQuestionOptionList {
    /** @description The answer options. */
    question_options: components["schemas"]["CountryLanguageQuestionOption"][];
}
/** @description A pixel group that was created. */
export interface CreatedPixelGroup {
    /** @description The pixels in the pixel group. */
    campaign_pixels?: components["schemas"]["PixelEntry"][];
    /**
     * Format: int64
     * @description The id of the group.
     */
    id: number;
}
/** @description The pixel groups that were created. */
export interface CreatedPixelGroupList {
    /** @description The pixel groups. */
    items: components["schemas"]["CreatedPixelGroup"][];
}
/**
 * @description The name of a creative.
 * @example {
 *       "creative_id": "crv-77",
 *       "creative_name": "Autumn 30s"
 *     }
 */
export interface CreativeName {
    /** @description The id of the creative. */
    creative_id?: string;
    /** @description The name of the creative. */
    creative_name?: string;
}
/** @description A demographic that can be used to filter lift. */
export interface DemographicFilter {
    /** @description Whether the values of the filter are grouped into buckets. */
    bucket_enabled?: boolean;
    /** @description A string that assigns answers to buckets. */
    bucket_map?: string;
    /** @description The id of the country-language pair, as a string. */
    country_language_id?: string;
    /**
     * @description The type of the filter. Values other than those listed are possible.
     * @example deprecated
     */
    demo_type?: "deprecated" | (string & {});
    /**
     * @description The name of the query parameter that applies the filter. A suffix (`__range`, `__gte`, `__lte` or `__in`) can be appended to the name. Values other than those listed are possible.
     * @example demo_age
     * @example demo_hhi
     * @example demo_hhi_int
     * @example demo_education
     * @example demo_gender
     * @example demo_region
     */
    filter_name?: "demo_age" | "demo_hhi" | "demo_hhi_int" | "demo_education" | "demo_gender" | "demo_region" | (string & {});
    /** @description The display name of the filter. */
    label?: string;
    /** @description The name of the corresponding screening question. */
    marketplace_name?: string;
    /** @description The type of the screening question, which determines how respondents answer the question. */
    marketplace_question_type?: string;
    /** @description The predefined selections of values, as a string. */
    quick_filters?: string;
    /** @description The values that respondents can be filtered by. */
    values?: components["schemas"]["DemographicFilterValue"][];
}
/** @description The demographic filters of a campaign. */
export interface DemographicFilterList {
    /** @description The demographic filters. */
    items: components["schemas"]["DemographicFilter"][];
}
/**
 * @description A value of a demographic filter.
 * @example {
 *       "label": "18 to 34",
 *       "short_label": "18-34",
 *       "type": "range",
 *       "value": "18,34"
 *     }
 */
export interface DemographicFilterValue {
    /** @description The display name of the value. */
    label?: string;
    /** @description The short display name of the value. */
    short_label?: string;
    /** @description The type of the value. */
    type?: string;
    /** @description The value to send in the filter parameter. */
    value?: string;
}
/**
 * @description A respondent's answers to one demographic question.
 * @example {
 *       "question_id": "42",
 *       "filter_name": "demo_age",
 *       "answer_ints": [
 *         29
 *       ]
 *     }
 */
export interface DemographicResponse {
    /** @description The answers to the question, as integers. */
    answer_ints?: number[];
    /** @description The name of the filter that uses the question. */
    filter_name?: string;
    /** @description The id of the question, as a string. */
    question_id?: string;
}
/** @description The reason why a call was rejected. */
export interface Detail {
    /** @description The human-readable reason why the call was rejected. Programs should not depend on the wording. */
    detail: string;
}
/**
 * @description A survey question that is configured in a campaign draft.
 * @example {
 *       "question_name": "brand_awareness",
 *       "question_text": "Which of these coffee brands have you heard of?",
 *       "kpi_type": "awareness",
 *       "answers": [
 *         "Alder Coffee",
 *         "Birch Roasters",
 *         "Cedar Beans"
 *       ],
 *       "question_type": "radio",
 *       "target_option_index": 0,
 *       "default": true
 *     }
 */
export type DraftQuestion = {
    /** @description The columns of a grid question. */
    columns?: components["schemas"]["GridLine"][];
    /** @description The in-target answers of a grid question. The vendor's documentation does not specify the keys of this object. */
    multi_level_target_option_index?: {
        [key: string]: unknown;
    };
    /** @description The rows of a grid question. */
    rows?: components["schemas"]["GridLine"][];
} & components["schemas"]["QuestionFields"];
/** @description The survey and the targeting of a campaign, which can be changed until the launch. */
export interface DraftSettings {
    /**
     * @description Whether respondents can be matched by IP address. Default: `false`.
     * @default false
     */
    allow_ip?: boolean;
    answer_meta?: components["schemas"]["AnswerMeta"];
    /** @description The questions that are used to weight respondents. If `include_baseline_questions` is true, the required questions are added to the draft settings. */
    baseline_questions?: components["schemas"]["DraftQuestion"][];
    /** @description The partners that supply linear TV data. */
    data_partners?: string[];
    /**
     * Format: int64
     * @description The number of impressions that are expected on digital channels. The campaign's `expected_impressions_count.digital` field contains the same number.
     */
    expected_impressions_count?: number;
    /**
     * Format: int64
     * @description The number of impressions that are expected on linear TV. The campaign's `expected_impressions_count.linear_tv` field contains the same number.
     */
    expected_impressions_count_linear_tv?: number;
    /**
     * Format: int64
     * @description The number of impressions that are expected on social channels. The campaign's `expected_impressions_count.social` field contains the same number.
     */
    expected_impressions_count_social?: number;
    /** @description The additional questions, which are asked only if `extra_questions_enabled` is true. */
    extra_questions?: components["schemas"]["DraftQuestion"][];
    /**
     * @description Whether the extra questions are asked. Default: `false`.
     * @default false
     */
    extra_questions_enabled?: boolean;
    forced_exposure?: components["schemas"]["ForcedExposure"];
    niche_targeting?: components["schemas"]["NicheTargeting"];
    /** @description The questions for which lift is measured. */
    questions?: components["schemas"]["DraftQuestion"][];
    /** @description The questions for respondents who are reached on social channels. */
    social_questions?: components["schemas"]["DraftQuestion"][];
    /** @description The audiences that can be used to filter lift. */
    target_audiences?: components["schemas"]["DraftTargetAudience"][];
    targeted_recruitment?: components["schemas"]["DraftTargetedRecruitment"];
}
/**
 * @description A target audience of the campaign.
 * @example {
 *       "target_name": "Adults under 35",
 *       "is_default": true,
 *       "qualifications": [
 *         {
 *           "marketplace_question_id": 42,
 *           "qual_name": "Age",
 *           "answer_type": "contains",
 *           "precodes": [
 *             "18",
 *             "34"
 *           ]
 *         }
 *       ]
 *     }
 */
export interface DraftTargetAudience {
    /**
     * @description Whether lift is filtered by this audience if a request specifies no audience. Default: `false`.
     * @default false
     */
    is_default?: boolean;
    /** @description The answers that a respondent must give to belong to the audience. */
    qualifications?: components["schemas"]["TargetingQualification"][];
    /** @description The name of the audience. */
    target_name?: string;
}
/**
 * @description The group of respondents that the campaign specifically recruits.
 * @example {
 *       "name": "Parents of young children",
 *       "qualifications": [
 *         {
 *           "id": 14,
 *           "qualification": "Age of children",
 *           "options": [
 *             "Under 3",
 *             "3 to 5"
 *           ]
 *         }
 *       ]
 *     }
 */
export interface DraftTargetedRecruitment {
    /** @description The name of the recruited group. */
    name?: string;
    /** @description The options that are selected from the campaign's options for targeted recruitment. */
    qualifications?: components["schemas"]["TargetedRecruitmentOption"][];
}
/**
 * @description An empty object. The link to the report is sent by e-mail.
 * @example {}
 */
export type ExcelExport = Record<string, never>;
/**
 * @description The number of impressions that are expected from the campaign on each type of channel.
 * @example {
 *       "digital": 5000000,
 *       "linear_tv": 0,
 *       "social": 600000
 *     }
 */
export interface ExpectedImpressions {
    /**
     * Format: int64
     * @description The number of impressions that are expected on digital channels. After the launch, the number can only be increased, and only by at least 1,000,000.
     */
    digital?: number;
    /**
     * Format: int64
     * @description The number of impressions that are expected on linear TV. After the launch, the number can only be increased, and only by at least 5,000,000.
     */
    linear_tv?: number;
    /**
     * Format: int64
     * @description The number of impressions that are expected on social channels. After the launch, the number can only be increased, and only by at least 300,000.
     */
    social?: number;
}
/** @description The recipients and the content of an export. */
export interface ExportRequest {
    /** @description The message that is sent with the report. */
    email_message?: string;
    /** @description The filters, in the form `<name>=<value>`. The valid names are the filter names that `listLiftByDemographic` accepts. */
    filters?: string[];
    /** @description The e-mail addresses of the recipients, separated by commas. Default: the address of the requesting user. */
    to_emails?: string;
}
/** @description The status of an export. */
export interface ExportStatus {
    /**
     * Format: uuid
     * @description The id of the campaign.
     */
    campaign_id?: string;
    /**
     * Format: date-time
     * @description The time at which the report expires.
     */
    expires_at?: string;
    /**
     * Format: date-time
     * @description The time at which the report was finished.
     */
    finished_at?: string;
    /**
     * Format: uuid
     * @description The id of the export.
     */
    report_export_id: string;
    /** @description The download URL of the report, or null if the report is not available yet. The field keeps the URL after the report has expired. */
    s3_url?: string | null;
}
/** @description The problems with a request. Each key is the name of an invalid field. */
export interface FieldErrors {
    [key: string]: string[];
}
/**
 * @description A value that can be used to filter lift.
 * @example {
 *       "label": "Early morning",
 *       "short_label": "Early",
 *       "value": "early_morning"
 *     }
 */
export interface FilterOption {
    /** @description The display name of the value. */
    label?: string;
    /** @description The short display name of the value. */
    short_label?: string;
    /** @description The value to send in the filter parameter. */
    value?: string;
}
/**
 * @description A value that can be used to filter lift. The vendor's documentation does not state the type of the value.
 * @example mobile
 */
export type FilterValue = unknown;
/**
 * @description The settings for a study in which the creatives are shown to respondents.
 * @example {
 *       "creatives_number": 2,
 *       "exposed_sample_size": 400
 *     }
 */
export interface ForcedExposure {
    /**
     * Format: int64
     * @description The number of creatives to show.
     */
    creatives_number?: number;
    /**
     * Format: int64
     * @description The number of respondents to whom the creatives are shown.
     */
    exposed_sample_size?: number;
}
/** @description A report on how often respondents saw the campaign. */
export interface FrequencyReport {
    /**
     * Format: uuid
     * @description The id of the campaign.
     */
    campaign_id?: string;
    /**
     * Format: date-time
     * @description The time at which the report was requested.
     */
    created_at?: string;
    /** @description The reason why the report failed. */
    error?: string;
    /** @description Whether the report excludes impressions that occurred after the interview. */
    filter_impressions_by_timestamp?: boolean;
    /**
     * Format: uuid
     * @description The id of the report.
     */
    frequency_report_id: string;
    /** @description The columns of the report. The vendor's documentation does not specify the keys of this object. */
    output_columns?: {
        [key: string]: unknown;
    };
    /** @description The name of the report. */
    report_name?: string;
    /**
     * @description The status of the report. Values other than those listed are possible.
     * @example done
     */
    status?: "done" | (string & {});
    /**
     * Format: date-time
     * @description The time at which the report last changed.
     */
    updated_at?: string;
    /**
     * Format: int32
     * @description The UTC offset of the times in the report, in minutes east of UTC. If the value is null or absent, the times are in UTC.
     */
    utc_offset?: number | null;
}
/** @description The two parts of the form that is used to request a frequency report. */
export interface FrequencyReportForm {
    /** @description The ids of respondents or sessions in CSV format, with one id per line. This part is absent if `survey_ids` selects the respondents. */
    csv?: string;
    /** @description A `FrequencyReportRequest` as a JSON string. */
    json: string;
}
/** @description A list with one frequency report as its only item. */
export interface FrequencyReportList {
    /** @description The frequency report, as the only item in the list. */
    items: components["schemas"]["FrequencyReport"][];
}
/** @description One page of frequency reports. */
export interface FrequencyReportPage {
    /** @description The frequency reports on this page. */
    items: components["schemas"]["FrequencyReport"][];
    /**
     * Format: int64
     * @description The number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description The number of items on this page, which can be less than the requested page size.
     */
    page_size: number;
    /**
     * Format: int64
     * @description The total number of items on all pages.
     */
    total_items: number;
}
/**
 * @description The settings of a frequency report, which are sent as a JSON string in the `json` form part.
 * @example {
 *       "filter_impressions_by_timestamp": true,
 *       "survey_ids": [
 *         410222
 *       ],
 *       "output_columns": {
 *         "respondent_id": true
 *       },
 *       "utc_offset": null
 *     }
 */
export interface FrequencyReportRequest {
    /**
     * @description The type of the ids in the CSV file.
     * @enum {string}
     */
    csv_ids_type?: "respondent_id" | "session_id";
    /** @description Whether the report excludes impressions that occurred after the interview. */
    filter_impressions_by_timestamp: boolean;
    /** @description The columns of the report. The vendor's documentation does not specify the keys of this object. */
    output_columns: {
        [key: string]: unknown;
    };
    /** @description The ids of the surveys whose respondents the report covers. The field is required if no CSV file is sent. */
    survey_ids?: number[] | null;
    /**
     * Format: int32
     * @description The UTC offset of the times in the report, in minutes east of UTC. If the value is null or absent, the times are in UTC.
     */
    utc_offset?: number | null;
}
/**
 * @description One row or column of a grid question.
 * @example {
 *       "text": "Tastes good",
 *       "title": "Taste",
 *       "order": 1,
 *       "none_of_the_above": false
 *     }
 */
export interface GridLine {
    /** @description Whether the row or column means "none of the above". */
    none_of_the_above?: boolean;
    /**
     * Format: int64
     * @description The position of the row or column.
     */
    order?: number;
    /** @description The text shown to respondents. */
    text?: string;
    /** @description The heading of the row or column. */
    title?: string;
}
/**
 * @description A group of creatives, publishers or placements.
 * @example {
 *       "group_name": "Autumn",
 *       "group_id": 41
 *     }
 */
export interface Group {
    /**
     * Format: int64
     * @description The id of the group.
     */
    group_id?: number;
    /** @description The name of the group. */
    group_name?: string;
}
/**
 * @description A group to create or update.
 * @example {
 *       "group_name": "Autumn"
 *     }
 */
export interface GroupEntry {
    /**
     * Format: int64
     * @description The id of the group to update. If the id is absent, a new group is created.
     */
    group_id?: number;
    /** @description The name of the group. */
    group_name?: string;
}
/** @description The groups to remove. */
export interface GroupIds {
    /** @description The ids of the groups to remove. */
    ids: number[];
}
/** @description The groups of creatives, publishers or placements in a campaign. */
export interface GroupList {
    /** @description The groups of creatives, publishers or placements. */
    items: components["schemas"]["Group"][];
}
/** @description The result of a request that removes groups. */
export interface GroupRemoval {
    /** @description The description of the error, or null if all groups were removed. */
    error?: string | null;
    /** @description The errors for individual groups. The array is empty if all groups were removed. */
    error_details?: components["schemas"]["GroupRemovalError"][];
    /** @description The description of the result. */
    message: string;
}
/**
 * @description The error for one group.
 * @example {
 *       "scope": "ids",
 *       "title": "Unknown group",
 *       "detail": "Group 99 does not exist."
 *     }
 */
export interface GroupRemovalError {
    /** @description The description of the error. */
    detail?: string;
    /** @description The subject of the error, such as `ids`. */
    scope?: string;
    /** @description A short description of the error. */
    title?: string;
}
/** @description The groups to create or update in a request, or the resulting groups with their ids in a response. */
export interface Groups {
    /** @description The groups to create or update in a request, or the resulting groups in a response. */
    groups?: components["schemas"]["GroupEntry"][];
}
/** @description A single exposure of a respondent to the campaign. The TV fields are present only for TV impressions. */
export interface Impression {
    /** @description The ad channel on which the impression occurred. */
    ad_channel?: string;
    /**
     * Format: int64
     * @description The length of the ad. The vendor's documentation does not state the unit.
     */
    ad_duration?: number;
    /**
     * Format: date-time
     * @description The time at which the ad started.
     */
    ad_start_timestamp?: string;
    /**
     * @description The age group that the broadcast mainly reaches. Values other than those listed are possible.
     * @example 18-34
     */
    age_skew?: "18-34" | (string & {});
    /**
     * @description The type of the airing. Values other than those listed are possible.
     * @example national_unsupported
     */
    airing_type?: "national_unsupported" | (string & {});
    /** @description The brand that the ad promotes. */
    brand?: string;
    /**
     * @description The way in which the advertiser bought the airing. Values other than those listed are possible.
     * @example national
     */
    buy_type?: "national" | (string & {});
    /** @description The id of the creative. */
    creative_id?: string;
    /** @description The custom variables of the tracking tag. The vendor's documentation does not specify the keys of this object. */
    custom_variables?: {
        [key: string]: unknown;
    };
    /**
     * @description The day of the week on which the ad was broadcast. Values other than those listed are possible.
     * @example sunday
     */
    day_of_week?: "sunday" | (string & {});
    /**
     * @description The part of the day in which the impression occurred. Values other than those listed are possible.
     * @example early_morning
     */
    daypart?: "early_morning" | (string & {});
    /**
     * @description The type of the device on which the impression occurred. Values other than those listed are possible.
     * @example mobile
     */
    device_type?: "mobile" | (string & {});
    /**
     * @description The gender that the broadcast mainly reaches. Values other than those listed are possible.
     * @example male
     */
    gender_skew?: "male" | (string & {});
    /**
     * Format: uuid
     * @description The id of the impression.
     */
    impression_id?: string;
    /**
     * @description The type of the impression. Values other than those listed are possible.
     * @example desktop_web
     */
    impression_type?: "desktop_web" | (string & {});
    /** @description The media channel on which the impression occurred. */
    media_channel?: string;
    /** @description The network that broadcast the ad. */
    network?: string;
    /**
     * @description Whether the TV programme was new or a repeat. Values other than those listed are possible.
     * @example new
     */
    new_or_rerun?: "new" | (string & {});
    /** @description The id of the partner that reported the impression. */
    partner_id?: string;
    /** @description The share of the ad that was viewed, as a string. */
    percent_viewed?: string;
    /** @description The id of the placement. */
    placement_id?: string;
    /**
     * Format: int64
     * @description The number of the commercial break in which the ad was broadcast.
     */
    pod_number?: number;
    /**
     * @description The position of the ad in the commercial break, as a letter. Values other than those listed are possible.
     * @example s
     */
    pod_position_letter?: "s" | (string & {});
    /**
     * Format: int64
     * @description The position of the ad in the commercial break, as a number.
     */
    pod_position_numeric?: number;
    /** @description The product that the ad promotes. */
    product?: string;
    /** @description The TV programme during which the ad was broadcast. */
    program?: string;
    /** @description The genre of the TV programme. */
    program_genre?: string;
    /** @description The subgenre of the TV programme. */
    program_sub_genre?: string;
    /**
     * @description The type of the TV programme. Values other than those listed are possible.
     * @example national
     */
    program_type?: "national" | (string & {});
    /** @description The id of the publisher (site). */
    publisher_id?: string;
    /** @description The cost of the spot, as a string. The vendor's documentation does not state the currency. */
    spot_cost?: string;
    /**
     * Format: int64
     * @description The delay between the broadcast and the viewing. The vendor's documentation does not state the unit.
     */
    time_shift?: number;
    /**
     * Format: date-time
     * @description The time at which the respondent saw the campaign.
     */
    timestamp?: string;
    /**
     * Format: int64
     * @description The id of the group of TV creatives.
     */
    tv_creative_group_id?: number;
    /**
     * Format: uuid
     * @description The id of the visitor.
     */
    visitor_id?: string;
}
/**
 * @description An industry that can be assigned to a campaign. The object can contain additional fields.
 * @example {
 *       "id": 12,
 *       "industry_name": "Food and beverages"
 *     }
 */
export interface Industry {
    /**
     * Format: int64
     * @description The id of the industry. Use this id as `industry_id` in requests.
     */
    id: number;
    /** @description The name of the industry. */
    industry_name?: string;
}
/** @description A list of industries. */
export interface IndustryList {
    /** @description The industries. */
    items: components["schemas"]["Industry"][];
}
/** @description The state of IP matching for a campaign. */
export interface IpMatching {
    /**
     * @description The way in which IP matching was enabled. Values other than those listed are possible.
     * @example manual
     */
    enablement_status?: "manual" | (string & {});
    /** @description The descriptions of the errors that occurred. */
    errors?: string[];
    /** @description Whether IP matching is on for the campaign. */
    is_enabled?: boolean;
    /** @description The sites and placements that are configured for IP matching. */
    items?: components["schemas"]["IpMatchingItem"][];
    /**
     * Format: int64
     * @description The number of this page of sites and placements, counted from 1. Only responses to GET requests contain this field.
     */
    page?: number;
    /**
     * Format: int64
     * @description The number of items on this page. Only responses to GET requests contain this field.
     */
    page_size?: number;
    /**
     * Format: int64
     * @description The total number of items on all pages. Only responses to GET requests contain this field.
     */
    total_items?: number;
}
/**
 * @description A site or placement for which IP matching is turned on or off.
 * @example {
 *       "ip_matching_type": "placement_id",
 *       "ip_matching_id": "plc-3381",
 *       "is_enabled": false
 *     }
 */
export interface IpMatchingChange {
    /** @description The id of the site or placement. */
    ip_matching_id?: string;
    ip_matching_type?: components["schemas"]["IpMatchingType"];
    /** @description Whether IP matching should be on for the site or placement. */
    is_enabled?: boolean;
}
/** @description The sites and placements to match by IP address, and whether matching is on. */
export interface IpMatchingConfiguration {
    /** @description Whether IP matching should be on. */
    enabled: boolean;
    /** @description The sites and placements to match. */
    ids: components["schemas"]["IpMatchingTarget"][];
}
/**
 * @description An empty object. To read the configuration, call `getIpMatching`.
 * @example {}
 */
export type IpMatchingConfigured = Record<string, never>;
/** @description The sites or placements that are added to IP matching in one request. */
export interface IpMatchingIds {
    /**
     * @description The way in which IP matching is enabled. Default: `manual`.
     * @default manual
     * @enum {string}
     */
    enablement_type?: "manual" | "migration" | "auto";
    /** @description The ids of the sites or placements. An id must not be empty. */
    ids: string[];
    ip_matching_type: components["schemas"]["IpMatchingType"];
}
/**
 * @description A site or placement that is configured for IP matching in a campaign.
 * @example {
 *       "ip_matching_type": "placement_id",
 *       "ip_matching_id": "plc-3381",
 *       "enablement_status": "manual",
 *       "is_enabled": true,
 *       "added_at": "2026-09-02T08:00:00Z",
 *       "lookup_key": "placement_id:plc-3381"
 *     }
 */
export interface IpMatchingItem {
    /**
     * Format: date-time
     * @description The time at which the site or placement was added to IP matching.
     */
    added_at?: string;
    /** @description The way in which IP matching was enabled for the site or placement. */
    enablement_status?: string;
    /** @description The id of the site or placement. */
    ip_matching_id?: string;
    ip_matching_type?: components["schemas"]["IpMatchingType"];
    /** @description Whether IP matching is on for the site or placement. */
    is_enabled?: boolean;
    /** @description The key that is used to look up the site or placement. */
    lookup_key?: string;
}
/**
 * @description A site or placement to match by IP address.
 * @example {
 *       "type": "site_id",
 *       "id": "site-204"
 *     }
 */
export interface IpMatchingTarget {
    /** @description The id of the site or placement. */
    id?: string;
    type?: components["schemas"]["IpMatchingType"];
}
/**
 * @description The type of id that is used for IP matching. Values other than those listed are possible.
 * @example placement_id
 */
export type IpMatchingType = "site_id" | "placement_id" | (string & {});
/** @description The changes to IP matching for a campaign, its sites and its placements. */
export interface IpMatchingUpdate {
    /** @description The sites and placements to update. All of them must exist. */
    ids?: components["schemas"]["IpMatchingChange"][];
    /** @description Whether IP matching should be on for the campaign. */
    is_enabled?: boolean;
}
/** @description The confirmation that the campaign was created and that its survey will be created. */
export interface LaunchConfirmation {
    /** @description The text of the confirmation. */
    detail: string;
}
/** @description The response from the deprecated `updateLaunchedCampaign` operation. The expected impressions are strings. */
export interface LaunchedCampaign {
    /** @description The name of the campaign. */
    campaign_name?: string;
    /** @description The name of the study's advertiser. */
    client_name?: string | null;
    /**
     * Format: date-time
     * @description The time at which the campaign ends.
     */
    end_date?: string;
    /** @description The number of impressions that are expected on digital channels, as a string. */
    expected_impressions_count?: string;
    /** @description The number of impressions that are expected on linear TV, as a string. */
    expected_impressions_count_linear_tv?: string;
    /** @description The number of impressions that are expected on social channels, as a string. */
    expected_impressions_count_social?: string;
    /** @description The time at which the survey quotas will next be updated, which is 6:00 or 18:00 UTC. */
    job_schedule_utc?: string;
    status?: components["schemas"]["CampaignStatus"];
}
/** @description The changes to a live or complete campaign. Absent fields are not changed. */
export interface LaunchedCampaignUpdate {
    /** @description The name of the campaign (1 to 300 characters). */
    campaign_name?: string;
    /** @description The name of the study's advertiser (at most 300 characters). */
    client_name?: string;
    /**
     * Format: date-time
     * @description The time at which the campaign ends. The new end date can be earlier or later than the old one, but must be at least one day from now.
     */
    end_date?: string;
    /**
     * Format: int64
     * @description The number of impressions that are expected on digital channels. The number can only be increased, and only by at least 1,000,000.
     */
    expected_impressions_count?: number;
    /**
     * Format: int64
     * @description The number of impressions that are expected on linear TV. The number can only be increased, and only by at least 5,000,000.
     */
    expected_impressions_count_linear_tv?: number;
    /**
     * Format: int64
     * @description The number of impressions that are expected on social channels. The number can only be increased, and only by at least 300,000.
     */
    expected_impressions_count_social?: number;
}
/** @description The lift for one item of a breakdown, such as one device, without the fields that identify the item. */
export type LiftBreakdown = {
    /**
     * Format: double
     * @description The percentage of the campaign's impressions that belong to this item of the breakdown, from 0 to 100.
     */
    impression_share_percentage?: number;
    /**
     * Format: double
     * @description The p-value, from 0 to 1, which is the probability of a difference at least as large as the observed one if there is no true difference. Some breakdowns contain the p-value instead of the confidence level and the margin of error.
     */
    p_value?: number | null;
} & components["schemas"]["LiftResult"];
/** @description The lift among respondents who were reached on one ad channel. */
export type LiftByAdChannel = {
    /** @description The identifier of the ad channel. */
    ad_channel?: string;
    /** @description The display name of the ad channel. */
    ad_channel_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by ad channel. */
export interface LiftByAdChannelList {
    /** @description One entry for each ad channel. */
    items: components["schemas"]["LiftByAdChannel"][];
}
/** @description The lift among respondents who saw ads of one length. */
export type LiftByAdLength = {
    /**
     * Format: int64
     * @description The length of the ad. The vendor's documentation does not state the unit.
     */
    ad_length?: number;
    /** @description The display name of the ad length. */
    ad_length_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by ad length. */
export interface LiftByAdLengthList {
    /** @description One entry for each ad length. */
    items: components["schemas"]["LiftByAdLength"][];
}
/** @description The lift among respondents in one bucket. The vendor's documentation does not specify what the buckets contain. */
export type LiftByBucket = {
    /** @description The name of the bucket. */
    bucket_name?: string;
    /**
     * Format: int64
     * @description The position of the bucket.
     */
    bucket_order?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by bucket. */
export interface LiftByBucketList {
    /** @description One entry for each bucket. */
    items: components["schemas"]["LiftByBucket"][];
}
/** @description The lift among respondents who saw one creative. */
export type LiftByCreative = {
    /**
     * Format: int64
     * @description The id of the creative's group.
     */
    creative_group_id?: number;
    /** @description The id of the creative. */
    creative_id?: string;
    /** @description The name of the creative. */
    creative_name?: string;
    /**
     * Format: int64
     * @description The number of impressions of the creative.
     */
    impression_count?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by creative. */
export interface LiftByCreativeList {
    /** @description One entry for each creative. */
    items: components["schemas"]["LiftByCreative"][];
}
/** @description The lift among respondents with one value of a custom variable. */
export type LiftByCustomVariable = {
    /** @description The value of the custom variable. */
    custom_var?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by the values of a custom variable. */
export interface LiftByCustomVariableList {
    /** @description One entry for each value of the custom variable. */
    items: components["schemas"]["LiftByCustomVariable"][];
}
/** @description The lift among respondents who were reached during one part of the day. */
export type LiftByDaypart = {
    /** @description The identifier of the part of the day. */
    daypart?: string;
    /** @description The display name of the part of the day. */
    daypart_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by part of the day. */
export interface LiftByDaypartList {
    /** @description One entry for each part of the day. */
    items: components["schemas"]["LiftByDaypart"][];
}
/** @description The lift among respondents in one demographic bucket, or among respondents who gave one answer. */
export type LiftByDemographic = {
    /** @description The name of the bucket. */
    bucket_name?: string;
    /**
     * Format: int64
     * @description The position of the bucket.
     */
    bucket_order?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by demographic. */
export interface LiftByDemographicList {
    /** @description One entry for each bucket or, if answers are not grouped into buckets, for each answer. */
    items: components["schemas"]["LiftByDemographic"][];
}
/** @description The lift among respondents who were reached on one device. */
export type LiftByDevice = {
    /** @description The identifier of the device. */
    device?: string;
    /** @description The display name of the device. */
    device_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by device. */
export interface LiftByDeviceList {
    /** @description One entry for each device. */
    items: components["schemas"]["LiftByDevice"][];
}
/** @description The lift among respondents whose number of exposures is in one frequency bucket. */
export type LiftByFrequency = {
    /** @description The numbers of exposures in this frequency bucket. */
    frequency_bucket_name?: string;
    /**
     * Format: int64
     * @description The position of the frequency bucket.
     */
    frequency_bucket_order?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description The lift for a question, broken down by frequency. */
export interface LiftByFrequencyList {
    /** @description One entry for each frequency bucket. */
    items: components["schemas"]["LiftByFrequency"][];
}
/** @description The counts, percentages and significance for one comparison between exposed and control respondents. */
export interface LiftFigures {
    /**
     * Format: double
     * @description The confidence level, between 0 and 1, at which the margin of error and the significance are calculated.
     */
    confidence_level?: number;
    /**
     * Format: int64
     * @description The number of control respondents, who did not see the campaign.
     */
    control_count?: number;
    /**
     * Format: double
     * @description The percentage of control respondents who gave an in-target answer, from 0 to 100. The value is null if there are too few respondents or if the question has no in-target answer.
     */
    control_percentage?: number | null;
    /**
     * Format: int64
     * @description The number of exposed respondents, who saw the campaign.
     */
    exposed_count?: number;
    /**
     * Format: double
     * @description The percentage of exposed respondents who gave an in-target answer, from 0 to 100. The value is null if there are too few respondents or if the question has no in-target answer.
     */
    exposed_percentage?: number | null;
    /**
     * Format: int64
     * @description The number of control respondents who gave an in-target answer.
     */
    in_target_control_count?: number;
    /**
     * Format: int64
     * @description The number of exposed respondents who gave an in-target answer.
     */
    in_target_exposed_count?: number;
    /**
     * Format: double
     * @description The exposed percentage minus the control percentage, in percentage points. The value is null if there are too few respondents or if the question has no in-target answer.
     */
    lift_percentage?: number | null;
    /**
     * Format: double
     * @description Half the width of the confidence interval for the lift, in percentage points. The value is null if there are too few respondents or if the question has no in-target answer.
     */
    margin_of_error?: number | null;
    /** @description One significance test for each requested confidence level. The array is empty if there are too few respondents or if the question has no in-target answer. */
    statistical_test?: components["schemas"]["StatisticalTest"][];
    /** @description Whether the lift differs significantly from zero at `confidence_level`. The value is null if there are too few respondents or if the question has no in-target answer. The value can be true even if `enough_sample_size` is false, so check both fields. */
    statistically_significant?: boolean | null;
    /**
     * Format: int64
     * @description The total number of exposed and control respondents, which shows the campaign's pacing. Lift is available only if this number is greater than 50.
     */
    total_count?: number;
}
/** @description The lift for one question. Lift compares exposed respondents with control respondents. */
export type LiftResult = {
    /** @description The results for each answer. */
    answers_breakdown?: components["schemas"]["AnswerBreakdown"][];
    /** @description Whether there are enough respondents for reliable results. */
    enough_sample_size?: boolean;
    /** @description The parts of the sample that do not yet contain enough respondents for reliable results, with their counts. */
    enough_sample_size_off?: {
        [key: string]: {
            [key: string]: number;
        };
    }[];
    /** @description The parts of the sample that contain enough respondents for reliable results. */
    enough_sample_size_on?: string[];
    /** @description Information about the calculation of the results. The vendor's documentation does not specify the keys of this object. */
    lift_diagnostics?: {
        [key: string]: unknown;
    };
    question?: components["schemas"]["Question"];
} & components["schemas"]["LiftFigures"];
/** @description The lift for every question in a campaign. */
export interface LiftResultList {
    /** @description One result for each question. */
    items: components["schemas"]["LiftResult"][];
}
/**
 * @description A creative, publisher or placement with its name.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s"
 *     }
 */
export interface Name {
    /** @description The id of the creative, publisher or placement. */
    id: string;
    /** @description The name that is assigned to the creative, publisher or placement. */
    name?: string | null;
}
/**
 * @description The name and the group to assign to a creative, publisher or placement.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s",
 *       "group_id": 41
 *     }
 */
export interface NameAssignment {
    /**
     * Format: int64
     * @description The id of the group to assign. If the id is absent, `preserve_group_ids` determines whether the creative, publisher or placement stays in its group.
     */
    group_id?: number;
    /** @description The id of the creative, publisher or placement. The id must not be empty. */
    id: string;
    /** @description The name to assign to the creative, publisher or placement. */
    name?: string | null;
}
/**
 * @description A creative, publisher or placement with its name, group and impressions.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s",
 *       "group_id": 41,
 *       "group_name": "Autumn",
 *       "impressions": 812044
 *     }
 */
export interface NameEntry {
    /** @description The id of the group as a string or integer, or null if the creative, publisher or placement is in no group. */
    group_id?: string | number | null;
    /** @description The name of the group, or null if the creative, publisher or placement is in no group. */
    group_name?: string | null;
    /** @description The id of the creative, publisher or placement. */
    id: string;
    /**
     * Format: int64
     * @description The number of impressions of the creative, publisher or placement.
     */
    impressions?: number;
    /** @description The name that is assigned to the creative, publisher or placement. */
    name?: string | null;
}
/** @description One page of creatives, publishers or placements with their names and impressions. */
export interface NameEntryPage {
    /** @description The creatives, publishers or placements on this page. */
    items: components["schemas"]["NameEntry"][];
    /**
     * Format: int64
     * @description The number of this page, counted from 1.
     */
    page?: number;
    /**
     * Format: int64
     * @description The number of items on this page.
     */
    page_size?: number;
    /**
     * Format: int64
     * @description The total number of items on all pages.
     */
    total_items?: number;
}
/** @description One page of creatives, publishers or placements with their names. */
export interface NamePage {
    /** @description The id of the group, as a string. */
    group_id?: string;
    /** @description The creatives, publishers or placements on this page. */
    items: components["schemas"]["Name"][];
    /**
     * Format: int64
     * @description The number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description The number of items on this page, which can be less than the requested page size.
     */
    page_size: number;
    /**
     * Format: int64
     * @description The total number of items on all pages.
     */
    total_items: number;
}
/** @description The names of creatives, placements and publishers. */
export interface NameSets {
    /** @description The names of creatives. */
    creatives?: components["schemas"]["CreativeName"][];
    /** @description The names of placements. */
    placements?: components["schemas"]["PlacementName"][];
    /** @description The names of publishers (sites). */
    publishers?: components["schemas"]["PublisherName"][];
}
/**
 * @description One partner's campaigns that are mapped to a brand lift campaign.
 * @example {
 *       "partner_id": 6,
 *       "partner_campaigns_ids": [
 *         "str-881",
 *         "str-882"
 *       ]
 *     }
 */
export interface NewS2sMapping {
    /** @description The ids of the partner's campaigns that could not be mapped. An id must not be empty. */
    failed_partner_campaigns_ids?: string[];
    /** @description The ids that the partner uses for its campaigns. An id must not be empty. */
    partner_campaigns_ids: string[];
    /**
     * Format: int64
     * @description The id of the partner, as returned in the list of S2S partners.
     */
    partner_id: number;
}
/** @description The S2S mappings that were created. */
export interface NewS2sMappingList {
    /** @description The S2S mappings that were created. */
    items: components["schemas"]["NewS2sMapping"][];
}
/**
 * @description A narrow target audience for the study.
 * @example {
 *       "target_name": "Espresso machine owners",
 *       "qualifications": [
 *         {
 *           "marketplace_question_id": 8811,
 *           "qual_name": "Kitchen appliances",
 *           "answer_type": "contains",
 *           "precodes": [
 *             "4"
 *           ]
 *         }
 *       ]
 *     }
 */
export interface NicheTargeting {
    /** @description The answers that a respondent must give to belong to the audience. */
    qualifications?: components["schemas"]["TargetingQualification"][];
    /** @description The name of the audience. */
    target_name?: string;
}
/** @description The non-demographic values that can be used to filter lift. */
export interface NonDemographicFilters {
    /** @description The ad lengths that can be used to filter lift. */
    ad_durations?: components["schemas"]["FilterOption"][];
    /** @description The channels that can be used to filter lift. */
    channels?: components["schemas"]["FilterValue"][];
    /** @description The groups of creatives that can be used to filter lift. */
    creative_groups?: components["schemas"]["FilterValue"][];
    /** @description The creatives that can be used to filter lift. */
    creatives?: components["schemas"]["FilterValue"][];
    /** @description The parts of the day that can be used to filter lift. */
    dayparts?: components["schemas"]["FilterOption"][];
    /** @description The groups of device types that can be used to filter lift. */
    device_type_groups?: components["schemas"]["FilterValue"][];
    /** @description The device types that can be used to filter lift. */
    device_types?: components["schemas"]["FilterValue"][];
    /** @description The numbers of exposures that can be used to filter lift. */
    frequency?: components["schemas"]["FilterValue"][];
    /** @description The media channels that can be used to filter lift. */
    media_channels?: components["schemas"]["FilterOption"][];
    /** @description The networks that can be used to filter lift. */
    networks?: components["schemas"]["FilterOption"][];
    /** @description The groups of placements that can be used to filter lift. */
    placement_groups?: components["schemas"]["FilterValue"][];
    /** @description The placements that can be used to filter lift. */
    placements?: components["schemas"]["FilterValue"][];
    /** @description The groups of publishers (sites) that can be used to filter lift. */
    publisher_groups?: components["schemas"]["FilterValue"][];
    /** @description The publishers (sites) that can be used to filter lift. */
    publishers?: components["schemas"]["FilterValue"][];
    /** @description The social platforms that can be used to filter lift. */
    social_platforms?: components["schemas"]["FilterOption"][];
}
/** @description A pixel that counts impressions. */
export interface Pixel {
    /**
     * Format: int64
     * @description The id of the pixel's ad server.
     */
    ad_server_id?: number;
    /** @description The name of the ad server. */
    ad_server_name?: string;
    /**
     * Format: date-time
     * @description The time at which the pixel was created.
     */
    created_at?: string;
    /**
     * Format: int64
     * @description The id of the pixel.
     */
    pixel_id: number;
    /** @description The type of the pixel. */
    pixel_type?: string;
    /** @description The pixel's URL, which must be added to the creatives. */
    pixel_url?: string;
    /** @description The pixel's query parameters. */
    query_params?: {
        [key: string]: unknown;
    };
}
/**
 * @description A pixel that was created or updated.
 * @example {
 *       "ad_server_id": 4,
 *       "ad_server_name": "Example Ad Server",
 *       "pixel_type": "standard",
 *       "query_params": {
 *         "crid": "%%CREATIVE_ID%%"
 *       },
 *       "pixel_url": "https://pixel.brand-lift.example/i?crid=%%CREATIVE_ID%%"
 *     }
 */
export interface PixelEntry {
    /**
     * Format: int64
     * @description The id of the pixel's ad server.
     */
    ad_server_id?: number;
    /** @description The name of the ad server. */
    ad_server_name?: string;
    /** @description The type of the pixel. */
    pixel_type?: string;
    /** @description The pixel's URL, which must be added to the creatives. */
    pixel_url?: string;
    /** @description The pixel's query parameters, with their values or the macros that provide the values. */
    query_params?: {
        [key: string]: string;
    };
}
/** @description The pixels in a pixel group after an update. */
export interface PixelEntryList {
    /** @description The pixels in the pixel group after the update. */
    items: components["schemas"]["PixelEntry"][];
}
/** @description A group of pixels that were created together. */
export interface PixelGroup {
    /** @description The names of the pixels' ad servers. */
    ad_servers?: string[];
    /**
     * Format: date-time
     * @description The time at which the group was created.
     */
    created_at?: string;
    /** @description The pixels in the pixel group. The field is present only if `include_details` is true. */
    details?: components["schemas"]["Pixel"][];
    /**
     * Format: int64
     * @description The id of the pixel group.
     */
    id: number;
    /**
     * Format: int64
     * @description The number of pixels in the group.
     */
    pixel_count?: number;
    /** @description The type of the pixels. */
    pixel_type?: string;
}
/** @description A campaign's pixel groups. */
export interface PixelGroupList {
    /** @description The pixel groups. */
    items: components["schemas"]["PixelGroup"][];
}
/** @description The pixels in one group. */
export interface PixelList {
    /** @description The pixels in the pixel group. */
    items: components["schemas"]["Pixel"][];
}
/**
 * @description A pixel to create or update.
 * @example {
 *       "id": 1,
 *       "ad_server_id": 4,
 *       "query_params": {
 *         "crid": "%%CREATIVE_ID%%"
 *       }
 *     }
 */
export interface PixelSettings {
    /**
     * Format: int64
     * @description The id of the pixel's ad server.
     */
    ad_server_id?: number;
    /**
     * Format: int64
     * @description The id of the pixel to update. The vendor's documentation does not explain this field further.
     */
    id?: number;
    /** @description The pixel's query parameters, with their values or the macros that provide the values. */
    query_params?: {
        [key: string]: string;
    };
}
/** @description The pixels to create or update in a campaign. */
export interface PixelsRequest {
    /** @description The pixels to create or update. */
    campaign_pixels: components["schemas"]["PixelSettings"][];
}
/**
 * @description The name of a placement.
 * @example {
 *       "placement_id": "plc-3381",
 *       "placement_name": "Home page banner"
 *     }
 */
export interface PlacementName {
    /** @description The id of the placement. */
    placement_id?: string;
    /** @description The name of the placement. */
    placement_name?: string;
}
/** @description A PowerPoint export that has been requested. */
export interface PowerPointExport {
    /**
     * Format: uuid
     * @description The id of the export. Use this id to request the status of the export.
     */
    report_export_id: string;
}
/**
 * @description The name of a publisher (site).
 * @example {
 *       "publisher_id": "site-204",
 *       "publisher_name": "Example News"
 *     }
 */
export interface PublisherName {
    /** @description The id of the publisher. */
    publisher_id?: string;
    /** @description The name of the publisher. */
    publisher_name?: string;
}
/**
 * @description A question in a launched campaign.
 * @example {
 *       "id": 48120,
 *       "question_id": 31877,
 *       "question_name": "brand_awareness",
 *       "question_text": "Which of these coffee brands have you heard of?",
 *       "in_target_answers": [
 *         90211
 *       ],
 *       "question_has_predefined_answers": true,
 *       "kpi_type": "awareness"
 *     }
 */
export interface Question {
    /**
     * Format: int64
     * @description The id of the question in its campaign. Use this id in request paths.
     */
    id: number;
    /** @description The ids of the answers that count as in-target. */
    in_target_answers?: number[];
    /** @description The brand metric that the question measures. */
    kpi_type?: string;
    /** @description Whether the respondent chooses from predefined answers. */
    question_has_predefined_answers?: boolean;
    /**
     * Format: int64
     * @description The id of the question in the survey. Filters and other resources refer to the question by this id.
     */
    question_id?: number;
    /** @description The name of the question. */
    question_name?: string;
    /** @description The text shown to respondents. */
    question_text?: string;
    /**
     * @description The type of the question. Values other than those listed are possible.
     * @example demographic
     */
    question_type?: "demographic" | (string & {});
}
/**
 * @description An answer to a question.
 * @example {
 *       "answer_id": 90211,
 *       "answer_text": "Alder Coffee"
 *     }
 */
export interface QuestionAnswer {
    /**
     * Format: int64
     * @description The id of the answer.
     */
    answer_id: number;
    /** @description The text shown to respondents. */
    answer_text?: string;
}
/** @description The fields that draft questions and question templates have in common. */
export interface QuestionFields {
    /** @description The text of the answer that keeps its position when the answers are shuffled. */
    anchored_answer?: string;
    /** @description The answers from which the respondent chooses. */
    answers?: string[];
    /** @description The text that is used instead of `question_text`. */
    custom_question_text?: string;
    /**
     * @description Whether the campaign overview shows the lift for this question. Default: `false`.
     * @default false
     */
    default?: boolean;
    /** @description The text of the "don't know" answer. */
    dont_know_answer?: string;
    /**
     * @description Whether later questions depend on the answer to this question. Default: `false`.
     * @default false
     */
    enable_skip_logic?: boolean;
    /**
     * @description Whether `custom_question_text` is used. Default: `false`.
     * @default false
     */
    is_custom_question_text?: boolean;
    /** @description The brand metric that the question measures. */
    kpi_type?: string;
    /**
     * Format: int64
     * @description The maximum number of answers that a respondent can select.
     */
    max_sel?: number;
    /** @description The indexes of the answers that count as in-target. */
    multi_target_option_index?: number[];
    /** @description The text of the "none of the above" answer. */
    none_of_the_above_answer?: string;
    /**
     * Format: int64
     * @description The position of the question among the survey's questions of the same kind. Questions with a lower number are asked first.
     */
    order?: number;
    /** @description The text of the "other" answer. */
    other_answer?: string;
    /** @description The name of the question. */
    question_name?: string;
    /** @description The text shown to respondents. */
    question_text?: string;
    /**
     * @description The type of the question, which determines how respondents answer the question. Values other than those listed are possible.
     * @example radio
     */
    question_type?: "radio" | (string & {});
    /**
     * Format: int64
     * @description The version of the question's wording.
     */
    question_version?: number;
    /**
     * @description Whether the answers are shuffled. Default: `false`.
     * @default false
     */
    randomize?: boolean;
    /** @description The text of the "prefer not to say" answer. */
    refuse_to_answer?: string;
    /**
     * @description Whether the answers can be replaced. Default: `false`.
     * @default false
     */
    replaceable_answers?: boolean;
    /**
     * Format: int64
     * @description The index of the answer that counts as in-target.
     */
    target_option_index?: number;
    /**
     * @description Whether answers are generated from `answer_meta`. Default: `false`.
     * @default false
     */
    use_answer_meta?: boolean;
    /**
     * @description Whether the question's text is generated from its other fields. Default: `false`.
     * @default false
     */
    use_question_meta?: boolean;
}
/** @description A template for draft questions. */
export type QuestionTemplate = {
    /** @description The properties that a draft question created from this template can set. Values other than those listed are possible. */
    allowed_question_properties?: ("none of the above" | (string & {}))[];
    /** @description The types that a draft question created from this template can have. */
    allowed_question_types?: string[];
    /** @description The columns of a grid question. The value is an object in a template and an array in a draft question. */
    columns?: {
        [key: string]: unknown;
    };
    /** @description The placeholders in the text. */
    fields?: components["schemas"]["TemplateField"][];
    /** @description Whether the answers to the question can be retrieved. */
    has_retrievable_answers?: boolean;
    /** @description The indexes of the in-target answers, with one array for each row of a grid question. In a draft question, the value is an object. */
    multi_level_target_option_index?: number[][];
    /** @description The text of the question, with placeholders. */
    question_text_template?: string;
    /** @description Whether the campaign must include a question that is created from this template. */
    required?: boolean;
    /** @description The rows of a grid question. The value is an object in a template and an array in a draft question. */
    rows?: {
        [key: string]: unknown;
    };
} & components["schemas"]["QuestionFields"];
/** @description A list of question templates. */
export interface QuestionTemplateList {
    /** @description The question templates. */
    items: components["schemas"]["QuestionTemplate"][];
}
/** @description The S2S mapping that was removed. */
export interface RemovedS2sMapping {
    /**
     * Format: int64
     * @description The id of the record that represents the S2S mapping.
     */
    id?: number;
    /** @description Whether the S2S mapping is active. */
    is_active?: boolean;
    /** @description The type of the record. */
    metadatatype_name?: string;
    /** @description The id that the partner uses for its campaign. */
    value?: string;
}
/**
 * @description A respondent of a campaign.
 * @example {
 *       "respondent_id": "5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31",
 *       "group": "exposed",
 *       "weight": 1.08,
 *       "frequency": 3
 *     }
 */
export interface Respondent {
    /**
     * Format: int64
     * @description The number of times the respondent saw the campaign.
     */
    frequency?: number;
    /**
     * @description The group that the respondent belongs to, such as `exposed`. Values other than those listed are possible.
     * @example exposed
     */
    group?: "exposed" | (string & {});
    /**
     * Format: uuid
     * @description The id of the respondent.
     */
    respondent_id: string;
    /**
     * Format: double
     * @description The respondent's weight in the calculation of results.
     */
    weight?: number;
}
/**
 * @description A respondent's answers to one question.
 * @example {
 *       "question_id": 31877,
 *       "timestamp": "2026-09-14T18:22:05Z",
 *       "answer_ids": [
 *         90211
 *       ],
 *       "answer_texts": [
 *         "Alder Coffee"
 *       ]
 *     }
 */
export interface RespondentAnswer {
    /** @description The ids of the answers that the respondent gave. */
    answer_ids?: number[];
    /** @description The texts of the answers that the respondent gave. */
    answer_texts?: string[];
    /**
     * Format: int64
     * @description The id of the question in the survey.
     */
    question_id?: number;
    /**
     * Format: date-time
     * @description The time at which the respondent answered the question.
     */
    timestamp?: string;
}
/**
 * @description A column that a CSV export of respondents can contain.
 * @example {
 *       "column": "Respondent ID",
 *       "csv_column_key": "respondent_id",
 *       "default": true
 *     }
 */
export interface RespondentCsvColumn {
    /** @description The name of the column. */
    column?: string;
    /** @description The key of the column. */
    csv_column_key?: string;
    /** @description Whether the column is exported by default. */
    default?: boolean;
}
/** @description The columns that a CSV export of respondents can contain. */
export interface RespondentCsvColumnList {
    /** @description The columns that a CSV export can contain. */
    items: components["schemas"]["RespondentCsvColumn"][];
}
/** @description One page of respondents. */
export interface RespondentPage {
    /** @description The respondents on this page. */
    items: components["schemas"]["RespondentRecord"][];
    /**
     * Format: int64
     * @description The number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description The number of items on this page, which can be less than the requested page size.
     */
    page_size: number;
    /**
     * Format: int64
     * @description The total number of items on all pages.
     */
    total_items: number;
}
/** @description The record of one respondent, with answers, impressions and demographics. */
export interface RespondentRecord {
    /** @description The respondent's answers to demographic questions. */
    demographic_responses?: components["schemas"]["DemographicResponse"][];
    /** @description The respondent's exposures to the campaign. */
    impressions?: components["schemas"]["Impression"][];
    respondent?: components["schemas"]["Respondent"];
    /** @description The respondent's answers to the survey questions. */
    responses?: components["schemas"]["RespondentAnswer"][];
}
/**
 * @description One partner's campaigns that are mapped to a brand lift campaign.
 * @example {
 *       "partner_id": 6,
 *       "partner_name": "Example Streaming",
 *       "partner_campaigns_ids": [
 *         "str-881"
 *       ],
 *       "last_modified": "2026-09-03T12:00:00Z"
 *     }
 */
export interface S2sMapping {
    /**
     * Format: date-time
     * @description The time at which one of the partner's campaigns was last added or removed.
     */
    last_modified?: string;
    /** @description The ids that the partner uses for its campaigns. */
    partner_campaigns_ids?: string[];
    /**
     * Format: int64
     * @description The id of the partner.
     */
    partner_id?: number;
    /** @description The name of the partner. */
    partner_name?: string;
}
/** @description One page of S2S mappings. */
export interface S2sMappingPage {
    /** @description The S2S mappings on this page. */
    items: components["schemas"]["S2sMapping"][];
    /**
     * Format: int64
     * @description The number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description The number of items on this page, which can be less than the requested page size.
     */
    page_size: number;
    /**
     * Format: int64
     * @description The total number of items on all pages.
     */
    total_items: number;
}
/** @description The partner whose S2S mapping is removed. */
export interface S2sMappingRemoval {
    /**
     * Format: int64
     * @description The id of the partner.
     */
    partner_id: number;
}
/**
 * @description A partner that reports impressions server-to-server (S2S).
 * @example {
 *       "id": 6,
 *       "name": "Example Streaming"
 *     }
 */
export interface S2sPartner {
    /**
     * Format: int64
     * @description The id of the partner. Use this id as `partner_id` in requests.
     */
    id: number;
    /** @description The name of the partner. */
    name?: string;
}
/** @description A group of S2S partners that are listed together. */
export interface S2sPartnerGroup {
    /** @description The partners in the group. */
    partners?: components["schemas"]["S2sPartner"][];
}
/** @description The S2S partners, arranged in groups. */
export interface S2sPartnerGroupList {
    /** @description The groups of partners. */
    items: components["schemas"]["S2sPartnerGroup"][];
}
/**
 * @description The campaign's configuration for social channels.
 * @example {
 *       "brand_name": "Alder Coffee",
 *       "keywords": [
 *         "alder coffee",
 *         "aldercoffee"
 *       ],
 *       "ads_start_date": "2026-09-01T00:00:00Z",
 *       "ads_end_date": "2026-11-30T23:59:59Z",
 *       "recruitment_types": [
 *         "deterministic"
 *       ]
 *     }
 */
export interface SocialConfiguration {
    /**
     * Format: date-time
     * @description The time at which the social ads end.
     */
    ads_end_date?: string;
    /**
     * Format: date-time
     * @description The time at which the social ads start.
     */
    ads_start_date?: string;
    /** @description The brand that the social ads promote. */
    brand_name?: string;
    /** @description The search terms for the brand. */
    keywords?: string[];
    /** @description The ways in which respondents on social channels are recruited. Values other than those listed are possible. */
    recruitment_types?: ("deterministic" | (string & {}))[];
}
/**
 * @description Whether an item that can be named and grouped is a creative, a publisher or a placement.
 * @example creative
 * @enum {string}
 */
export type SpcaType = "creative" | "publisher" | "placement";
/**
 * @description A significance test of the lift at one confidence level.
 * @example {
 *       "confidence_level": 0.9,
 *       "margin_of_error": 5.1408,
 *       "statistically_significant": true
 *     }
 */
export interface StatisticalTest {
    /**
     * Format: double
     * @description The confidence level of the test, between 0 and 1.
     */
    confidence_level: number;
    /**
     * Format: double
     * @description Half the width of the confidence interval for the lift at this confidence level, in percentage points.
     */
    margin_of_error?: number;
    /** @description Whether the lift differs significantly from zero at this confidence level. */
    statistically_significant?: boolean;
}
/**
 * @description A query parameter that a tracking tag can contain.
 * @example {
 *       "id": 1,
 *       "query_key": "crid",
 *       "query_label": "Creative",
 *       "tag_type": "standard",
 *       "default_macro": "%%CREATIVE_ID%%",
 *       "sort_order": 1
 *     }
 */
export interface TagQueryParameter {
    /** @description The macro that an ad server replaces with the value of the query parameter. */
    default_macro?: string;
    /**
     * Format: int64
     * @description The id of the query parameter.
     */
    id: number;
    /** @description The name of the parameter in the tracking tag's query string. */
    query_key?: string;
    /** @description The display name of the query parameter. */
    query_label?: string;
    /**
     * Format: int64
     * @description The position of the parameter in the tracking tag.
     */
    sort_order?: number;
    tag_type?: components["schemas"]["TagType"];
}
/** @description The query parameters that a tracking tag can contain. */
export interface TagQueryParameterList {
    /** @description The query parameters. */
    items: components["schemas"]["TagQueryParameter"][];
}
/**
 * @description The type of a query parameter in a tracking tag.
 * @example standard
 * @enum {string}
 */
export type TagType = "standard" | "extra" | "ad_server" | "custom";
/** @description An audience that can be used to filter lift. */
export interface TargetAudience {
    /**
     * Format: int64
     * @description The id of the audience. Use this id in `target_audience_id__in`.
     */
    id: number;
    /** @description Whether lift is filtered by this audience if a request specifies no audience. */
    is_default?: boolean;
    /** @description The answers that a respondent must give to belong to the audience. */
    qualifications?: components["schemas"]["TargetAudienceQualification"][];
    /** @description The name of the audience. */
    target_name?: string;
}
/** @description The target audiences of a campaign. */
export interface TargetAudienceList {
    /** @description The target audiences. */
    target_audiences: components["schemas"]["TargetAudience"][];
}
/**
 * @description An answer that qualifies a respondent for a target audience.
 * @example {
 *       "precode": 1,
 *       "text": "Under 3"
 *     }
 */
export interface TargetAudienceOption {
    /**
     * Format: int64
     * @description The precode of the answer. The value is an integer in a target audience and a string in draft settings.
     */
    precode?: number;
    /** @description The text shown to respondents. */
    text?: string;
}
/** @description A screening question for a target audience, with the answers that qualify a respondent. */
export interface TargetAudienceQualification {
    /** @description The way in which a respondent's answers are compared with the options. */
    answer_type?: string;
    /** @description The name of the filter. */
    filter_name?: string;
    /** @description The type of the screening question, such as `multiple`. The type determines how respondents answer the question. */
    marketplace_question_type?: string;
    /** @description The answers that qualify a respondent for the target audience. */
    options?: components["schemas"]["TargetAudienceOption"][];
    /** @description The name of the question. */
    question_name?: string;
    /** @description The text shown to respondents. */
    question_text?: string;
}
/**
 * @description The group of respondents that the campaign specifically recruits, with the answers that qualify them.
 * @example {
 *       "name": "Parents of young children",
 *       "qualifications": [
 *         {
 *           "qualification": "Age of children",
 *           "marketplace_question_id": "7064",
 *           "options": [
 *             "1",
 *             "2"
 *           ],
 *           "targeted_answers": {
 *             "1": "Under 3",
 *             "2": "3 to 5"
 *           }
 *         }
 *       ]
 *     }
 */
export interface TargetedRecruitment {
    /** @description The name of the recruited group. */
    name?: string;
    /** @description The qualifications that a respondent must meet. */
    qualifications?: components["schemas"]["TargetedRecruitmentQualification"][];
}
/**
 * @description A qualification that a campaign can use for targeted recruitment, with its options.
 * @example {
 *       "id": 14,
 *       "qualification": "Age of children",
 *       "options": [
 *         "Under 3",
 *         "3 to 5"
 *       ]
 *     }
 */
export interface TargetedRecruitmentOption {
    /**
     * Format: int64
     * @description The id of the qualification.
     */
    id?: number;
    /** @description The available options or, in draft settings, the selected options. */
    options?: string[];
    /** @description The name of the qualification. */
    qualification?: string;
}
/**
 * @description A screening question for targeted recruitment, with the answers that qualify a respondent.
 * @example {
 *       "qualification": "Age of children",
 *       "marketplace_question_id": "7064",
 *       "options": [
 *         "1",
 *         "2"
 *       ],
 *       "targeted_answers": {
 *         "1": "Under 3",
 *         "2": "3 to 5"
 *       }
 *     }
 */
export interface TargetedRecruitmentQualification {
    /** @description The id of the screening question. The value is a string in a campaign and an integer in draft settings. */
    marketplace_question_id?: string;
    /** @description The options that qualify a respondent for targeted recruitment. */
    options?: string[];
    /** @description The name of the qualification. */
    qualification?: string;
    /** @description The answers that belong to the values in `options`. The vendor's documentation does not specify the keys of this object. */
    targeted_answers?: {
        [key: string]: unknown;
    };
}
/**
 * @description A screening question with the answers that qualify a respondent.
 * @example {
 *       "marketplace_question_id": 42,
 *       "qual_name": "Age",
 *       "answer_type": "contains",
 *       "precodes": [
 *         "18",
 *         "34"
 *       ]
 *     }
 */
export interface TargetingQualification {
    /**
     * @description The way in which a respondent's answers are compared with `precodes`. Values other than those listed are possible.
     * @example contains
     */
    answer_type?: "contains" | (string & {});
    /**
     * Format: int64
     * @description The id of the screening question, as returned by `listCountryLanguageQuestions`.
     */
    marketplace_question_id?: number;
    /** @description The precodes of the answers, as strings. */
    precodes?: string[];
    /** @description The name of the qualification. */
    qual_name?: string;
}
/**
 * @description A placeholder in the text of a template.
 * @example {
 *       "name": "category",
 *       "label": "Product category",
 *       "value": "coffee"
 *     }
 */
export interface TemplateField {
    /** @description The display name of the placeholder. */
    label?: string;
    /** @description The name of the placeholder. */
    name?: string;
    /** @description The value of the placeholder. */
    value?: string;
}
/** @description An access token. */
export interface Token {
    /** @description The access token, which is sent with the `Bearer` scheme in the `Authorization` header. */
    access_token: string;
    /**
     * Format: int64
     * @description The lifetime of the token in seconds. If the field is absent, the token is valid for 36,000 seconds (10 hours).
     */
    expires_in?: number;
    /** @description The scopes that were granted, separated by spaces. */
    scope?: string;
    /** @description The authentication scheme of the token, which is `Bearer`. */
    token_type?: string;
}
/** @description The client credentials that are exchanged for a token. */
export interface TokenRequest {
    /** @description The audience of the token. You receive the audience with your credentials. */
    audience: string;
    /** @description The client id. */
    client_id: string;
    /**
     * Format: password
     * @description The client secret.
     */
    client_secret: string;
    /**
     * @description The OAuth 2.0 grant type, which is always `client_credentials`.
     * @enum {string}
     */
    grant_type: "client_credentials";
    /** @description The scopes to request, separated by spaces. The API's scopes are `short` and `app:imt`. */
    platform_scopes: string;
}
/** A field or parameter is invalid. The body contains the name of the field or parameter and a description of the problem. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The status of the campaign does not allow this operation. Nothing was changed. */
export type ResponseConflict = components['responses']['Conflict'];
/** The access token is valid, but its permission does not allow this call. */
export type ResponseForbidden = components['responses']['Forbidden'];
/** Some of the groups do not exist, or a field is invalid. No group was removed. */
export type ResponseGroupsNotRemoved = components['responses']['GroupsNotRemoved'];
/** The service failed. It is unknown whether the request had an effect. */
export type ResponseInternalServerError = components['responses']['InternalServerError'];
/** The resource does not exist, or the caller has no access to it. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The service is temporarily unavailable. Retry after the delay given in the `Retry-After` header. */
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
/** Too many requests were sent, and this request had no effect. Retry after the delay given in the `Retry-After` header. */
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
/** The access token is missing, invalid or expired. */
export type ResponseUnauthorized = components['responses']['Unauthorized'];
/** Include only impressions on this ad channel. */
export type ParameterAdChannel = components['parameters']['AdChannel'];
/** Include only impressions whose ad channel matches this regular expression. */
export type ParameterAdChannelRegex = components['parameters']['AdChannelRegex'];
/** Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit. */
export type ParameterAdDuration = components['parameters']['AdDuration'];
/** Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit. */
export type ParameterAdDurationIn = components['parameters']['AdDurationIn'];
/** The id of the ad server. In this parameter, the id is a string. */
export type ParameterAdServerId = components['parameters']['AdServerId'];
/** Include only respondents who gave any of these answers. */
export type ParameterAnswerIds = components['parameters']['AnswerIds'];
/** The id of the campaign. */
export type ParameterCampaignId = components['parameters']['CampaignId'];
/** Include only campaigns whose name contains this string. The comparison is case-sensitive. */
export type ParameterCampaignNameContains = components['parameters']['CampaignNameContains'];
/** Include only campaigns whose name contains this string, ignoring case. */
export type ParameterCampaignNameIcontains = components['parameters']['CampaignNameIcontains'];
/** Include only campaigns whose name contains this string, ignoring case and accents. */
export type ParameterCampaignNameUnaccentIcontains = components['parameters']['CampaignNameUnaccentIcontains'];
/** The id of the question in the campaign. This is the `id` field of the question, not `question_id`. */
export type ParameterCampaignQuestionId = components['parameters']['CampaignQuestionId'];
/** The name of the filter whose field the campaigns are sorted by. The vendor's documentation does not specify the order if this parameter is absent. */
export type ParameterCampaignSortBy = components['parameters']['CampaignSortBy'];
/** The sort order, ascending or descending. */
export type ParameterCampaignSortOrder = components['parameters']['CampaignSortOrder'];
/** The id of the campaign. */
export type ParameterCampaignsPk = components['parameters']['CampaignsPk'];
/** Include only campaigns that have a target audience with a question whose name contains this string, ignoring case. */
export type ParameterCampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains = components['parameters']['CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains'];
/** Include only campaigns that have a target audience whose name contains this string, ignoring case. */
export type ParameterCampaigntargetaudienceTargetNameIcontains = components['parameters']['CampaigntargetaudienceTargetNameIcontains'];
/** The purpose of the questions that are created from the templates. */
export type ParameterCampaignTemplateUsage = components['parameters']['CampaignTemplateUsage'];
/** Include only campaigns of any of these types. */
export type ParameterCampaignTypeIn = components['parameters']['CampaignTypeIn'];
/** Include only respondents who were reached on this channel. */
export type ParameterChannel = components['parameters']['Channel'];
/** Include only respondents who were reached on any of these channels. Default: all channels. */
export type ParameterChannelIn = components['parameters']['ChannelIn'];
/** Include only campaigns that run on all of these channels. */
export type ParameterChannelsContains = components['parameters']['ChannelsContains'];
/** Include only campaigns whose client name contains this string. The comparison is case-sensitive. */
export type ParameterClientNameContains = components['parameters']['ClientNameContains'];
/** Include only campaigns whose client name contains this string, ignoring case. */
export type ParameterClientNameIcontains = components['parameters']['ClientNameIcontains'];
/** Include only campaigns whose client name contains this string, ignoring case and accents. */
export type ParameterClientNameUnaccentIcontains = components['parameters']['ClientNameUnaccentIcontains'];
/** The type of id that the CSV export uses. The vendor's documentation states no default. */
export type ParameterColumnsFor = components['parameters']['ColumnsFor'];
/** The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9. */
export type ParameterConfidenceLevel = components['parameters']['ConfidenceLevel'];
/** The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9. */
export type ParameterConfidenceLevelIn = components['parameters']['ConfidenceLevelIn'];
/** Include only campaigns for the country-language pair with this id. */
export type ParameterCountryLanguage = components['parameters']['CountryLanguage'];
/** Include only country-language pairs that support these channels. Default: all pairs. */
export type ParameterCountryLanguageChannels = components['parameters']['CountryLanguageChannels'];
/** The id of the country-language pair. */
export type ParameterCountryLanguageId = components['parameters']['CountryLanguageId'];
/** Include only campaigns for any of the country-language pairs with these ids. */
export type ParameterCountryLanguageIn = components['parameters']['CountryLanguageIn'];
/** The id of the screening question. */
export type ParameterCountryLanguageQuestionId = components['parameters']['CountryLanguageQuestionId'];
/** Include only impressions of creatives in this group. */
export type ParameterCreativeGroupId = components['parameters']['CreativeGroupId'];
/** Include only impressions of creatives in any of these groups. */
export type ParameterCreativeGroupIdIn = components['parameters']['CreativeGroupIdIn'];
/** Include only impressions of this creative. */
export type ParameterCreativeId = components['parameters']['CreativeId'];
/** Include only impressions of any of these creatives. */
export type ParameterCreativeIdIn = components['parameters']['CreativeIdIn'];
/** The name of the custom variable. */
export type ParameterCustomVar = components['parameters']['CustomVar'];
/** Include only impressions for which custom variable 1 of the tracking tag has this value. */
export type ParameterCustomVariablesC1 = components['parameters']['CustomVariablesC1'];
/** Include only impressions for which custom variable 2 of the tracking tag has this value. */
export type ParameterCustomVariablesC2 = components['parameters']['CustomVariablesC2'];
/** Include only impressions for which custom variable 3 of the tracking tag has this value. */
export type ParameterCustomVariablesC3 = components['parameters']['CustomVariablesC3'];
/** Include only impressions for which custom variable 4 of the tracking tag has this value. */
export type ParameterCustomVariablesC4 = components['parameters']['CustomVariablesC4'];
/** Include only impressions for which custom variable 5 of the tracking tag has this value. */
export type ParameterCustomVariablesC5 = components['parameters']['CustomVariablesC5'];
/** Include only impressions in this part of the day. */
export type ParameterDaypart = components['parameters']['Daypart'];
/** Include only impressions in any of these parts of the day. */
export type ParameterDaypartIn = components['parameters']['DaypartIn'];
/** The name of the demographic filter that is used to break down the lift. */
export type ParameterDemoFilterName = components['parameters']['DemoFilterName'];
/** The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas. */
export type ParameterDemographics = components['parameters']['Demographics'];
/** Include only demographic filters for these types of channels. Default: all types. */
export type ParameterDemoSubType = components['parameters']['DemoSubType'];
/** Include only demographic filters of these types. Default: `base`. */
export type ParameterDemoType = components['parameters']['DemoType'];
/** Include only exposed and control respondents who use this type of device. */
export type ParameterDeviceType = components['parameters']['DeviceType'];
/** Include only exposed and control respondents who use any of these device types. */
export type ParameterDeviceTypeIn = components['parameters']['DeviceTypeIn'];
/** Include only campaigns that end at this time. */
export type ParameterEndDate = components['parameters']['EndDate'];
/** Include only campaigns that end at or after this time. */
export type ParameterEndDateGte = components['parameters']['EndDateGte'];
/** Include only campaigns that end at or before this time. */
export type ParameterEndDateLte = components['parameters']['EndDateLte'];
/** Exclude respondents who were reached on any of these channels. Default: none. */
export type ParameterExcludeChannels = components['parameters']['ExcludeChannels'];
/** Whether to exclude campaigns that belong to sub-groups of the permission in the request. If the request contains no permission, the caller's own permission applies. Default: `false`. */
export type ParameterExcludeSubGroups = components['parameters']['ExcludeSubGroups'];
/** Whether to exclude questions for targeted recruitment. */
export type ParameterExcludeTargetedRecruitment = components['parameters']['ExcludeTargetedRecruitment'];
/** Include only respondents who saw the campaign exactly this many times. */
export type ParameterFrequency = components['parameters']['Frequency'];
/** Include only respondents who saw the campaign at least this many times. */
export type ParameterFrequencyGte = components['parameters']['FrequencyGte'];
/** Include only respondents whose number of exposures is in this list. */
export type ParameterFrequencyIn = components['parameters']['FrequencyIn'];
/** Include only respondents who saw the campaign at most this many times. */
export type ParameterFrequencyLte = components['parameters']['FrequencyLte'];
/** Include only respondents whose number of exposures is between these two bounds. */
export type ParameterFrequencyRange = components['parameters']['FrequencyRange'];
/** The id of the frequency report. */
export type ParameterFrequencyReportId = components['parameters']['FrequencyReportId'];
/** Whether to add the required baseline questions to the draft settings. Default: `false`. */
export type ParameterIncludeBaselineQuestions = components['parameters']['IncludeBaselineQuestions'];
/** Whether the response contains the pixels of each pixel group. Default: `false`. */
export type ParameterIncludeDetails = components['parameters']['IncludeDetails'];
/** Whether the response also contains inactive S2S mappings. */
export type ParameterIncludeInactive = components['parameters']['IncludeInactive'];
/** Whether the response contains the macros of each ad server. Default: `false`. */
export type ParameterIncludeParameters = components['parameters']['IncludeParameters'];
/** Include only campaigns in an industry whose name contains this string, ignoring case. */
export type ParameterIndustryIndustryNameIcontains = components['parameters']['IndustryIndustryNameIcontains'];
/** Include only campaigns that match this keyword. The search covers the names of the campaign, the client, the industry, the default question, the target audiences and the questions of the target audiences. The search ignores case, and in the names of campaigns and clients it also ignores accents. */
export type ParameterKeyword = components['parameters']['Keyword'];
/** Include only S2S mappings of partners that report on these channels. Default: all channels. */
export type ParameterMappingChannels = components['parameters']['MappingChannels'];
/** Include only impressions on this media channel. */
export type ParameterMediaChannel = components['parameters']['MediaChannel'];
/** Include only impressions on any of these media channels. */
export type ParameterMediaChannelIn = components['parameters']['MediaChannelIn'];
/** Include only creatives, publishers or placements in the group with this id. */
export type ParameterNameGroupId = components['parameters']['NameGroupId'];
/** Include only names that are similar to this string. */
export type ParameterNameLike = components['parameters']['NameLike'];
/** Include only impressions on this network. */
export type ParameterNetwork = components['parameters']['Network'];
/** Include only impressions on any of these networks. */
export type ParameterNetworkIn = components['parameters']['NetworkIn'];
/** The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items. */
export type ParameterPage = components['parameters']['Page'];
/** The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value. */
export type ParameterPageSize = components['parameters']['PageSize'];
/** The id that the partner uses for its campaign. */
export type ParameterPartnerCampaignId = components['parameters']['PartnerCampaignId'];
/** Include only partners that report on these channels. */
export type ParameterPartnerChannels = components['parameters']['PartnerChannels'];
/** Include only campaigns with this permission. This parameter takes precedence over `permission_id__in`. */
export type ParameterPermissionId = components['parameters']['PermissionId'];
/** Include only campaigns with any of these permissions. This parameter is ignored if `permission_id` is sent. */
export type ParameterPermissionIdIn = components['parameters']['PermissionIdIn'];
/** The id of the pixel group. */
export type ParameterPixelGroupId = components['parameters']['PixelGroupId'];
/** Include only impressions of placements in this group. */
export type ParameterPlacementGroupId = components['parameters']['PlacementGroupId'];
/** Include only impressions of placements in any of these groups. */
export type ParameterPlacementGroupIdIn = components['parameters']['PlacementGroupIdIn'];
/** Include only impressions of this placement. */
export type ParameterPlacementId = components['parameters']['PlacementId'];
/** Include only impressions of any of these placements. */
export type ParameterPlacementIdIn = components['parameters']['PlacementIdIn'];
/** Whether an entry without `group_id` stays in its group. Default: `true`. If the value is `false`, such an entry is removed from its group and its `group_id` becomes null. */
export type ParameterPreserveGroupIds = components['parameters']['PreserveGroupIds'];
/** Include only impressions on publishers (sites) in this group. */
export type ParameterPublisherGroupId = components['parameters']['PublisherGroupId'];
/** Include only impressions on publishers (sites) in any of these groups. */
export type ParameterPublisherGroupIdIn = components['parameters']['PublisherGroupIdIn'];
/** Include only impressions on this publisher (site). */
export type ParameterPublisherId = components['parameters']['PublisherId'];
/** Include only impressions on any of these publishers (sites). */
export type ParameterPublisherIdIn = components['parameters']['PublisherIdIn'];
/** Include only the question with this `question_id`. */
export type ParameterQuestionId = components['parameters']['QuestionId'];
/** Include only questions whose `question_id` is in this list. */
export type ParameterQuestionIdIn = components['parameters']['QuestionIdIn'];
/** Include only question templates with this name. */
export type ParameterQuestionName = components['parameters']['QuestionName'];
/** Include only question templates whose name contains this string. The comparison is case-sensitive. */
export type ParameterQuestionNameContains = components['parameters']['QuestionNameContains'];
/** Include only question templates whose name contains this string, ignoring case. */
export type ParameterQuestionNameIcontains = components['parameters']['QuestionNameIcontains'];
/** Include only question templates with any of these names. */
export type ParameterQuestionNameIn = components['parameters']['QuestionNameIn'];
/** Include only campaigns that have a question whose name contains this string, ignoring case. */
export type ParameterQuestionQuestionNameIcontains = components['parameters']['QuestionQuestionNameIcontains'];
/** The id of the question in the campaign. This is the `id` field of the question, not `question_id`. */
export type ParameterQuestionsPk = components['parameters']['QuestionsPk'];
/** Include only questions of this type. */
export type ParameterQuestionType = components['parameters']['QuestionType'];
/** Include only questions of any of these types. */
export type ParameterQuestionTypeIn = components['parameters']['QuestionTypeIn'];
/** The id of the export. The response that confirms a PowerPoint export contains the id as `report_export_id`. The id of an Excel export is sent only by e-mail. */
export type ParameterReportExportId = components['parameters']['ReportExportId'];
/** Include only the respondent with this id. */
export type ParameterRespondentId = components['parameters']['RespondentId'];
/** Include only respondents who answered the question with this `question_id`. */
export type ParameterRespondentQuestionId = components['parameters']['RespondentQuestionId'];
/** Whether the items are creatives, publishers or placements. */
export type ParameterSpcaType = components['parameters']['SpcaType'];
/** Include only campaigns that start at this time. */
export type ParameterStartDate = components['parameters']['StartDate'];
/** Include only campaigns that start at or after this time. */
export type ParameterStartDateGte = components['parameters']['StartDateGte'];
/** Include only campaigns that start at or before this time. */
export type ParameterStartDateLte = components['parameters']['StartDateLte'];
/** Include only campaigns with this status. */
export type ParameterStatus = components['parameters']['Status'];
/** Include only campaigns with any of these statuses. */
export type ParameterStatusIn = components['parameters']['StatusIn'];
/** Include only query parameters of these types. Default: all types. */
export type ParameterTagTypeIn = components['parameters']['TagTypeIn'];
/** The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience. */
export type ParameterTargetAudienceIdIn = components['parameters']['TargetAudienceIdIn'];
/** The id of the country-language pair. */
export type ParameterTemplateCountryLanguageId = components['parameters']['TemplateCountryLanguageId'];
/** The id of the industry. */
export type ParameterTemplateIndustryId = components['parameters']['TemplateIndustryId'];
/** The purpose of the questions that are created from the templates. */
export type ParameterTemplateUsage = components['parameters']['TemplateUsage'];
/** Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC. */
export type ParameterTimestampGte = components['parameters']['TimestampGte'];
/** Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. */
export type ParameterTimestampLte = components['parameters']['TimestampLte'];
/** Whether answers are grouped into buckets. Default: `true`. If the value is `false`, each answer is a separate bucket. */
export type ParameterUseBuckets = components['parameters']['UseBuckets'];
/** The time to wait before the next call, as a number of seconds or as an HTTP date. */
export type HeaderRetryAfter = components['headers']['RetryAfter'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    listAdServers: {
        parameters: {
            query?: {
                /**
                 * @description Whether the response contains the macros of each ad server. Default: `false`.
                 * @example true
                 */
                include_parameters?: components["parameters"]["IncludeParameters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad servers for which tracking tags can be created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdServerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAdServer: {
        parameters: {
            query?: {
                /**
                 * @description Include only query parameters of these types. Default: all types.
                 * @example [
                 *       "standard",
                 *       "custom"
                 *     ]
                 */
                tag_type__in?: components["parameters"]["TagTypeIn"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the ad server. In this parameter, the id is a string.
                 * @example 4
                 */
                id: components["parameters"]["AdServerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad server with its macros. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdServer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Include only campaigns whose name contains this string. The comparison is case-sensitive.
                 * @example Autumn
                 */
                campaign_name__contains?: components["parameters"]["CampaignNameContains"];
                /**
                 * @description Include only campaigns whose name contains this string, ignoring case.
                 * @example autumn
                 */
                campaign_name__icontains?: components["parameters"]["CampaignNameIcontains"];
                /**
                 * @description Include only campaigns whose name contains this string, ignoring case and accents.
                 * @example cafe
                 */
                campaign_name__unaccent__icontains?: components["parameters"]["CampaignNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns of any of these types.
                 * @example [
                 *       "standard"
                 *     ]
                 */
                campaign_type__in?: components["parameters"]["CampaignTypeIn"];
                /**
                 * @description Include only campaigns that have a target audience with a question whose name contains this string, ignoring case.
                 * @example age
                 */
                campaigntargetaudience__target_audience_question_set__question__question_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains"];
                /**
                 * @description Include only campaigns that have a target audience whose name contains this string, ignoring case.
                 * @example parents
                 */
                campaigntargetaudience__target_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetNameIcontains"];
                /**
                 * @description Include only campaigns that run on all of these channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channels__contains?: components["parameters"]["ChannelsContains"];
                /**
                 * @description Include only campaigns whose client name contains this string. The comparison is case-sensitive.
                 * @example Alder
                 */
                client_name__contains?: components["parameters"]["ClientNameContains"];
                /**
                 * @description Include only campaigns whose client name contains this string, ignoring case.
                 * @example alder
                 */
                client_name__icontains?: components["parameters"]["ClientNameIcontains"];
                /**
                 * @description Include only campaigns whose client name contains this string, ignoring case and accents.
                 * @example senor
                 */
                client_name__unaccent__icontains?: components["parameters"]["ClientNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns for the country-language pair with this id.
                 * @example 9
                 */
                country_language?: components["parameters"]["CountryLanguage"];
                /**
                 * @description Include only campaigns for any of the country-language pairs with these ids.
                 * @example [
                 *       "9",
                 *       "10"
                 *     ]
                 */
                country_language__in?: components["parameters"]["CountryLanguageIn"];
                /**
                 * @description Include only campaigns that end at this time.
                 * @example 2026-09-01T00:00:00Z
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description Include only campaigns that end at or after this time.
                 * @example 2026-07-01T00:00:00Z
                 */
                end_date__gte?: components["parameters"]["EndDateGte"];
                /**
                 * @description Include only campaigns that end at or before this time.
                 * @example 2026-12-31T00:00:00Z
                 */
                end_date__lte?: components["parameters"]["EndDateLte"];
                /**
                 * @description Whether to exclude campaigns that belong to sub-groups of the permission in the request. If the request contains no permission, the caller's own permission applies. Default: `false`.
                 * @example true
                 */
                exclude_sub_groups?: components["parameters"]["ExcludeSubGroups"];
                /**
                 * @description Include only campaigns in an industry whose name contains this string, ignoring case.
                 * @example beverages
                 */
                industry__industry_name__icontains?: components["parameters"]["IndustryIndustryNameIcontains"];
                /**
                 * @description Include only campaigns that match this keyword. The search covers the names of the campaign, the client, the industry, the default question, the target audiences and the questions of the target audiences. The search ignores case, and in the names of campaigns and clients it also ignores accents.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Include only campaigns with this permission. This parameter takes precedence over `permission_id__in`.
                 * @example 5021
                 */
                permission_id?: components["parameters"]["PermissionId"];
                /**
                 * @description Include only campaigns with any of these permissions. This parameter is ignored if `permission_id` is sent.
                 * @example [
                 *       "5021",
                 *       "5022"
                 *     ]
                 */
                permission_id__in?: components["parameters"]["PermissionIdIn"];
                /**
                 * @description Include only campaigns that have a question whose name contains this string, ignoring case.
                 * @example awareness
                 */
                question__question_name__icontains?: components["parameters"]["QuestionQuestionNameIcontains"];
                /**
                 * @description The name of the filter whose field the campaigns are sorted by. The vendor's documentation does not specify the order if this parameter is absent.
                 * @example start_date
                 */
                sort_by?: components["parameters"]["CampaignSortBy"];
                /**
                 * @description The sort order, ascending or descending.
                 * @example desc
                 */
                sort_order?: components["parameters"]["CampaignSortOrder"];
                /**
                 * @description Include only campaigns that start at this time.
                 * @example 2026-09-01T00:00:00Z
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Include only campaigns that start at or after this time.
                 * @example 2026-07-01T00:00:00Z
                 */
                start_date__gte?: components["parameters"]["StartDateGte"];
                /**
                 * @description Include only campaigns that start at or before this time.
                 * @example 2026-12-31T00:00:00Z
                 */
                start_date__lte?: components["parameters"]["StartDateLte"];
                /**
                 * @description Include only campaigns with this status.
                 * @example live
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Include only campaigns with any of these statuses.
                 * @example [
                 *       "live",
                 *       "complete"
                 *     ]
                 */
                status__in?: components["parameters"]["StatusIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Whether to add the required baseline questions to the draft settings. Default: `false`.
                 * @example true
                 */
                include_baseline_questions?: components["parameters"]["IncludeBaselineQuestions"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the draft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignDraft"];
            };
        };
        responses: {
            /** @description The new campaign draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemographicFilters: {
        parameters: {
            query?: {
                /**
                 * @description Include only demographic filters for these types of channels. Default: all types.
                 * @example [
                 *       "ctv"
                 *     ]
                 */
                demo_sub_type?: components["parameters"]["DemoSubType"];
                /**
                 * @description Include only demographic filters of these types. Default: `base`.
                 * @example [
                 *       "base",
                 *       "taq"
                 *     ]
                 */
                demo_type?: components["parameters"]["DemoType"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demographic filters of the campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemographicFilterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportExcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The recipients of the report and the filters for its content. The body can be an empty object. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The request for the report was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcelExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getExcelExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the export. The response that confirms a PowerPoint export contains the id as `report_export_id`. The id of an Excel export is sent only by e-mail.
                 * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
                 */
                id: components["parameters"]["ReportExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportPowerPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The recipients of the report and the filters for its content. The body can be an empty object. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The request for the report was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PowerPointExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPowerPointExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the export. The response that confirms a PowerPoint export contains the id as `report_export_id`. The id of an Excel export is sent only by e-mail.
                 * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
                 */
                id: components["parameters"]["ReportExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFrequencyReports: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of frequency reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyReportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFrequencyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The settings of the frequency report as a JSON string and, optionally, a CSV file of respondent or session ids. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FrequencyReportForm"];
            };
        };
        responses: {
            /** @description The new frequency report, as the only item of a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFrequencyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the frequency report.
                 * @example a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38
                 */
                id: components["parameters"]["FrequencyReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frequency report, as the only item of a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getIpMatching: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of IP matching. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatching"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    configureIpMatching: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The sites and placements to match, and whether IP matching is on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpMatchingConfiguration"];
            };
        };
        responses: {
            /** @description IP matching was configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatchingConfigured"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateIpMatching: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The changes to IP matching. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpMatchingUpdate"];
            };
        };
        responses: {
            /** @description The state of IP matching, with the ids of the sites and placements that were updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatching"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createIpMatchingIds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The ids of the sites or placements to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpMatchingIds"];
            };
        };
        responses: {
            /** @description The state of IP matching, with the ids of the sites or placements that were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatching"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignLift: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each question in the campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftResultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPixelGroups: {
        parameters: {
            query?: {
                /**
                 * @description Whether the response contains the pixels of each pixel group. Default: `false`.
                 * @example true
                 */
                include_details?: components["parameters"]["IncludeDetails"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign's pixel groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPixels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The pixels to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixelsRequest"];
            };
        };
        responses: {
            /** @description The created pixel groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPixelGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPixelGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the pixel group.
                 * @example 61
                 */
                id: components["parameters"]["PixelGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pixels in the pixel group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePixelGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the pixel group.
                 * @example 61
                 */
                id: components["parameters"]["PixelGroupId"];
            };
            cookie?: never;
        };
        /** @description The pixels to update in the pixel group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixelsRequest"];
            };
        };
        responses: {
            /** @description The updated pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Include only the question with this `question_id`.
                 * @example 31877
                 */
                question_id?: components["parameters"]["QuestionId"];
                /**
                 * @description Include only questions whose `question_id` is in this list.
                 * @example [
                 *       31877,
                 *       42
                 *     ]
                 */
                question_id__in?: components["parameters"]["QuestionIdIn"];
                /**
                 * @description Include only questions of this type.
                 * @example demographic
                 */
                question_type?: components["parameters"]["QuestionType"];
                /**
                 * @description Include only questions of any of these types.
                 * @example [
                 *       "demographic"
                 *     ]
                 */
                question_type__in?: components["parameters"]["QuestionTypeIn"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions with their answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignQuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaignQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                id: components["parameters"]["CampaignQuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question with its answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuestionLift: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for the question. If there are too few respondents, the result contains only the numbers of respondents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByAdChannel: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each ad channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByAdChannelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByAdLength: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each ad length. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByAdLengthList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByBucket: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByBucketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByCreative: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each creative. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByCreativeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByCustomVariable: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The name of the custom variable.
                 * @example c1
                 */
                custom_var: components["parameters"]["CustomVar"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each value of the custom variable. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByCustomVariableList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByDaypart: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each part of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByDaypartList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByDemographic: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
                /**
                 * @description Whether answers are grouped into buckets. Default: `true`. If the value is `false`, each answer is a separate bucket.
                 * @example true
                 */
                use_buckets?: components["parameters"]["UseBuckets"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The name of the demographic filter that is used to break down the lift.
                 * @example demo_age
                 */
                demo_filter_name: components["parameters"]["DemoFilterName"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each bucket of the demographic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByDemographicList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByDevice: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByDeviceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByFrequency: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id of the question in the campaign. This is the `id` field of the question, not `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for each number of exposures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByFrequencyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRespondents: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only respondents who answered the question with this `question_id`.
                 * @example 31877
                 */
                question_id?: components["parameters"]["RespondentQuestionId"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of respondents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportRespondentsCsv: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions on this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who were reached on this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only impressions of creatives in this group.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of creatives in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions for which custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions for which custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions for which custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions for which custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions for which custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions in this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions in any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only exposed and control respondents who use this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only exposed and control respondents who use any of these device types.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents whose number of exposures is in this list.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures is between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions on this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions on any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions on this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions on any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of placements in this group.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of placements in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions on publishers (sites) in this group.
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions on publishers (sites) in any of these groups.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions on this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions on any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only the respondent with this id.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV document with a header row and one row for each respondent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignRespondentCsvColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns that a CSV export can contain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentCsvColumnList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listS2sMappings: {
        parameters: {
            query?: {
                /**
                 * @description Include only S2S mappings of partners that report on these channels. Default: all channels.
                 * @example [
                 *       "digital"
                 *     ]
                 */
                channels?: components["parameters"]["MappingChannels"];
                /**
                 * @description Whether the response also contains inactive S2S mappings.
                 * @example true
                 */
                include_inactive?: components["parameters"]["IncludeInactive"];
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of S2S mappings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S2sMappingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createS2sMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        /** @description The S2S mappings to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewS2sMapping"][];
            };
        };
        responses: {
            /** @description The S2S mappings that were created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewS2sMappingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeS2sMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description The id that the partner uses for its campaign.
                 * @example str-881
                 */
                id: components["parameters"]["PartnerCampaignId"];
            };
            cookie?: never;
        };
        /** @description The partner whose S2S mapping is removed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["S2sMappingRemoval"];
            };
        };
        responses: {
            /** @description The S2S mapping that was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedS2sMapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTargetAudiences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The target audiences of the campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetAudienceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLaunchedCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchedCampaignUpdate"];
            };
        };
        responses: {
            /** @description The updated campaign, with its expected impressions as strings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchedCampaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Whether to add the required baseline questions to the draft settings. Default: `false`.
                 * @example true
                 */
                include_baseline_questions?: components["parameters"]["IncludeBaselineQuestions"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignUpdate"];
            };
        };
        responses: {
            /** @description The updated campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Whether the items are creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of creatives, publishers or placements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOrUpdateGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Whether the items are creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        /** @description The groups to create or update. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Groups"];
            };
        };
        responses: {
            /** @description The groups that were created or updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Groups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Whether the items are creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        /** @description The ids of the groups to remove. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupIds"];
            };
        };
        responses: {
            /** @description The groups were removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRemoval"];
                };
            };
            400: components["responses"]["GroupsNotRemoved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    launchCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The launch was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaignNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the creatives, placements and publishers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameSets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignCampaignNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /** @description The names to assign to creatives, placements and publishers. Each of the three arrays is optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameSets"];
            };
        };
        responses: {
            /** @description The names of the creatives, placements and publishers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameSets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNames: {
        parameters: {
            query?: {
                /**
                 * @description Include only creatives, publishers or placements in the group with this id.
                 * @example 41
                 */
                group_id?: components["parameters"]["NameGroupId"];
                /**
                 * @description Include only names that are similar to this string.
                 * @example autumn
                 */
                name_like?: components["parameters"]["NameLike"];
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Whether the items are creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An array with one page of names as its only item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamePage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignNamesAndGroups: {
        parameters: {
            query?: {
                /**
                 * @description Whether an entry without `group_id` stays in its group. Default: `true`. If the value is `false`, such an entry is removed from its group and its `group_id` becomes null.
                 * @example false
                 */
                preserve_group_ids?: components["parameters"]["PreserveGroupIds"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Whether the items are creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        /** @description The names and groups to assign to creatives, publishers or placements. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAssignment"][];
            };
        };
        responses: {
            /** @description The updated names and groups of the creatives, publishers or placements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedName"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNamesWithImpressions: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Whether the items are creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An array with one page of names as its only item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameEntryPage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNonDemographicFilters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that can be used to filter the campaign's lift. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NonDemographicFilters"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaignOverviewLift: {
        parameters: {
            query?: {
                /**
                 * @description Include only respondents who were reached on any of these channels. Default: all channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description The confidence level, between 0 and 1, for the margin of error and the significance of each result. Default: 0.9.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description The confidence levels at which lift is tested. The `statistical_test` field contains one entry for each level. Default: 0.9.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Exclude respondents who were reached on any of these channels. Default: none.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift for the default question, and the campaign's progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignOverviewLift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignQuestionTemplates: {
        parameters: {
            query: {
                /**
                 * @description The purpose of the questions that are created from the templates.
                 * @example baseline
                 */
                usage: components["parameters"]["CampaignTemplateUsage"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question templates that match the campaign, as an array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionTemplate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTargetedRecruitmentOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The qualifications with their options, as an array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetedRecruitmentOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaignSummary: {
        parameters: {
            query?: {
                /**
                 * @description Include only campaigns whose name contains this string. The comparison is case-sensitive.
                 * @example Autumn
                 */
                campaign_name__contains?: components["parameters"]["CampaignNameContains"];
                /**
                 * @description Include only campaigns whose name contains this string, ignoring case.
                 * @example autumn
                 */
                campaign_name__icontains?: components["parameters"]["CampaignNameIcontains"];
                /**
                 * @description Include only campaigns whose name contains this string, ignoring case and accents.
                 * @example cafe
                 */
                campaign_name__unaccent__icontains?: components["parameters"]["CampaignNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns of any of these types.
                 * @example [
                 *       "standard"
                 *     ]
                 */
                campaign_type__in?: components["parameters"]["CampaignTypeIn"];
                /**
                 * @description Include only campaigns that have a target audience with a question whose name contains this string, ignoring case.
                 * @example age
                 */
                campaigntargetaudience__target_audience_question_set__question__question_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains"];
                /**
                 * @description Include only campaigns that have a target audience whose name contains this string, ignoring case.
                 * @example parents
                 */
                campaigntargetaudience__target_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetNameIcontains"];
                /**
                 * @description Include only campaigns that run on all of these channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channels__contains?: components["parameters"]["ChannelsContains"];
                /**
                 * @description Include only campaigns whose client name contains this string. The comparison is case-sensitive.
                 * @example Alder
                 */
                client_name__contains?: components["parameters"]["ClientNameContains"];
                /**
                 * @description Include only campaigns whose client name contains this string, ignoring case.
                 * @example alder
                 */
                client_name__icontains?: components["parameters"]["ClientNameIcontains"];
                /**
                 * @description Include only campaigns whose client name contains this string, ignoring case and accents.
                 * @example senor
                 */
                client_name__unaccent__icontains?: components["parameters"]["ClientNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns for the country-language pair with this id.
                 * @example 9
                 */
                country_language?: components["parameters"]["CountryLanguage"];
                /**
                 * @description Include only campaigns for any of the country-language pairs with these ids.
                 * @example [
                 *       "9",
                 *       "10"
                 *     ]
                 */
                country_language__in?: components["parameters"]["CountryLanguageIn"];
                /**
                 * @description Include only campaigns that end at this time.
                 * @example 2026-09-01T00:00:00Z
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description Include only campaigns that end at or after this time.
                 * @example 2026-07-01T00:00:00Z
                 */
                end_date__gte?: components["parameters"]["EndDateGte"];
                /**
                 * @description Include only campaigns that end at or before this time.
                 * @example 2026-12-31T00:00:00Z
                 */
                end_date__lte?: components["parameters"]["EndDateLte"];
                /**
                 * @description Whether to exclude campaigns that belong to sub-groups of the permission in the request. If the request contains no permission, the caller's own permission applies. Default: `false`.
                 * @example true
                 */
                exclude_sub_groups?: components["parameters"]["ExcludeSubGroups"];
                /**
                 * @description Include only campaigns in an industry whose name contains this string, ignoring case.
                 * @example beverages
                 */
                industry__industry_name__icontains?: components["parameters"]["IndustryIndustryNameIcontains"];
                /**
                 * @description Include only campaigns that match this keyword. The search covers the names of the campaign, the client, the industry, the default question, the target audiences and the questions of the target audiences. The search ignores case, and in the names of campaigns and clients it also ignores accents.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Include only campaigns with this permission. This parameter takes precedence over `permission_id__in`.
                 * @example 5021
                 */
                permission_id?: components["parameters"]["PermissionId"];
                /**
                 * @description Include only campaigns with any of these permissions. This parameter is ignored if `permission_id` is sent.
                 * @example [
                 *       "5021",
                 *       "5022"
                 *     ]
                 */
                permission_id__in?: components["parameters"]["PermissionIdIn"];
                /**
                 * @description Include only campaigns that have a question whose name contains this string, ignoring case.
                 * @example awareness
                 */
                question__question_name__icontains?: components["parameters"]["QuestionQuestionNameIcontains"];
                /**
                 * @description Include only campaigns that start at this time.
                 * @example 2026-09-01T00:00:00Z
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Include only campaigns that start at or after this time.
                 * @example 2026-07-01T00:00:00Z
                 */
                start_date__gte?: components["parameters"]["StartDateGte"];
                /**
                 * @description Include only campaigns that start at or before this time.
                 * @example 2026-12-31T00:00:00Z
                 */
                start_date__lte?: components["parameters"]["StartDateLte"];
                /**
                 * @description Include only campaigns with this status.
                 * @example live
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Include only campaigns with any of these statuses.
                 * @example [
                 *       "live",
                 *       "complete"
                 *     ]
                 */
                status__in?: components["parameters"]["StatusIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of live, pending and completed campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountryLanguages: {
        parameters: {
            query?: {
                /**
                 * @description Include only country-language pairs that support these channels. Default: all pairs.
                 * @example [
                 *       "digital"
                 *     ]
                 */
                channels?: components["parameters"]["CountryLanguageChannels"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country-language pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryLanguageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCountryLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair.
                 * @example 9
                 */
                id: components["parameters"]["CountryLanguageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country-language pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryLanguage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountryLanguageQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Whether to exclude questions for targeted recruitment.
                 * @example true
                 */
                exclude_targeted_recruitment?: components["parameters"]["ExcludeTargetedRecruitment"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair.
                 * @example 9
                 */
                id: components["parameters"]["CountryLanguageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screening questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryLanguageQuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountryLanguageQuestionOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the country-language pair.
                 * @example 9
                 */
                id: components["parameters"]["CountryLanguageId"];
                /**
                 * @description The id of the screening question.
                 * @example 43
                 */
                question_id: components["parameters"]["CountryLanguageQuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer options of the question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryLanguageQuestionOptionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The industries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listQuestionTemplates: {
        parameters: {
            query: {
                /**
                 * @description The id of the country-language pair.
                 * @example 9
                 */
                country_language_id: components["parameters"]["TemplateCountryLanguageId"];
                /**
                 * @description The id of the industry.
                 * @example 12
                 */
                industry_id: components["parameters"]["TemplateIndustryId"];
                /**
                 * @description Include only question templates with this name.
                 * @example brand_awareness
                 */
                question_name?: components["parameters"]["QuestionName"];
                /**
                 * @description Include only question templates whose name contains this string. The comparison is case-sensitive.
                 * @example brand
                 */
                question_name__contains?: components["parameters"]["QuestionNameContains"];
                /**
                 * @description Include only question templates whose name contains this string, ignoring case.
                 * @example BRAND
                 */
                question_name__icontains?: components["parameters"]["QuestionNameIcontains"];
                /**
                 * @description Include only question templates with any of these names.
                 * @example [
                 *       "brand_awareness",
                 *       "purchase_intent"
                 *     ]
                 */
                question_name__in?: components["parameters"]["QuestionNameIn"];
                /**
                 * @description The purpose of the questions that are created from the templates.
                 * @example lift
                 */
                usage: components["parameters"]["TemplateUsage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRespondentCsvColumns: {
        parameters: {
            query?: {
                /**
                 * @description The type of id that the CSV export uses. The vendor's documentation states no default.
                 * @example respondent_id
                 */
                columns_for?: components["parameters"]["ColumnsFor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns that a CSV export can contain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentCsvColumnList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listS2sPartners: {
        parameters: {
            query: {
                /**
                 * @description Include only partners that report on these channels.
                 * @example [
                 *       "linear_tv",
                 *       "digital"
                 *     ]
                 */
                channels: components["parameters"]["PartnerChannels"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The S2S partners, arranged in groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S2sPartnerGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTagQueryParameters: {
        parameters: {
            query?: {
                /**
                 * @description Include only query parameters of these types. Default: all types.
                 * @example [
                 *       "standard",
                 *       "custom"
                 *     ]
                 */
                tag_type__in?: components["parameters"]["TagTypeIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The query parameters that a tracking tag can contain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagQueryParameterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The client credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
