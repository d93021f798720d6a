// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "./validator.gen.ts"
const $listCampaigns = validate0;
const schema3 = { type: "object", required: ["campaign_id"], properties: { campaign_id: { type: "string", format: "uuid" }, campaign_name: { type: "string", minLength: 1, maxLength: 300 }, campaign_type: { type: "string" }, status: { $ref: "#/components/schemas/CampaignStatus" }, control_survey_id: { type: "integer", format: "int64" }, exposed_survey_id: { type: "integer", format: "int64" }, errors: { type: "array", items: { type: "string" } }, start_date: { type: "string", format: "date-time" }, end_date: { type: "string", format: "date-time" }, client_name: { type: ["string", "null"], maxLength: 300 }, country_language_id: { type: "integer", format: "int64" }, weighting_targets_baseline_version: { type: "string" }, industry_id: { type: ["integer", "null"], format: "int64" }, channels: { type: ["array", "null"], maxItems: 3, items: { $ref: "#/components/schemas/Channel" } }, default_question_id: { type: "integer", format: "int64" }, default_question_name: { type: "string" }, account_id: { type: "string", format: "uuid" }, project_manager_user_id: { type: "integer", format: "int64" }, draft_settings: { $ref: "#/components/schemas/DraftSettings" }, created_at: { type: "string", format: "date-time" }, updated_at: { type: "string", format: "date-time" }, campaign_data_updated_at: { type: "string", format: "date-time" }, permission_id: { type: "integer", format: "int64" }, region: { type: "string" }, expected_impressions_count: { $ref: "#/components/schemas/ExpectedImpressions" }, is_methodology_mta: { type: "string" }, sales_lift_enabled: { type: "string" }, social_configuration: { $ref: "#/components/schemas/SocialConfiguration" } } };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
const schema5 = { type: "string", enum: ["digital", "linear_tv", "social"] };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "digital" || data === "linear_tv" || data === "social")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema5.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.in_target_brand !== void 0 && typeof data.in_target_brand != "string") {
      const err0 = { instancePath: instancePath + "/in_target_brand", schemaPath: "#/properties/in_target_brand/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.competitors !== void 0) {
      let data1 = data.competitors;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            const err1 = { instancePath: instancePath + "/competitors/" + i0, schemaPath: "#/properties/competitors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
      } else {
        const err2 = { instancePath: instancePath + "/competitors", schemaPath: "#/properties/competitors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_text !== void 0 && typeof data.question_text != "string") {
      const err0 = { instancePath: instancePath + "/question_text", schemaPath: "#/properties/question_text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question_name !== void 0 && typeof data.question_name != "string") {
      const err1 = { instancePath: instancePath + "/question_name", schemaPath: "#/properties/question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.question_version !== void 0) {
      let data2 = data.question_version;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/question_version", schemaPath: "#/properties/question_version/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.kpi_type !== void 0 && typeof data.kpi_type != "string") {
      const err3 = { instancePath: instancePath + "/kpi_type", schemaPath: "#/properties/kpi_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.custom_question_text !== void 0 && typeof data.custom_question_text != "string") {
      const err4 = { instancePath: instancePath + "/custom_question_text", schemaPath: "#/properties/custom_question_text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_custom_question_text !== void 0 && typeof data.is_custom_question_text != "boolean") {
      const err5 = { instancePath: instancePath + "/is_custom_question_text", schemaPath: "#/properties/is_custom_question_text/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.max_sel !== void 0) {
      let data6 = data.max_sel;
      if (!Number.isSafeInteger(data6)) {
        const err6 = { instancePath: instancePath + "/max_sel", schemaPath: "#/properties/max_sel/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.answers !== void 0) {
      let data7 = data.answers;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data7[i0] != "string") {
            const err7 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "#/properties/answers/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        const err8 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.replaceable_answers !== void 0 && typeof data.replaceable_answers != "boolean") {
      const err9 = { instancePath: instancePath + "/replaceable_answers", schemaPath: "#/properties/replaceable_answers/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.none_of_the_above_answer !== void 0 && typeof data.none_of_the_above_answer != "string") {
      const err10 = { instancePath: instancePath + "/none_of_the_above_answer", schemaPath: "#/properties/none_of_the_above_answer/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.refuse_to_answer !== void 0 && typeof data.refuse_to_answer != "string") {
      const err11 = { instancePath: instancePath + "/refuse_to_answer", schemaPath: "#/properties/refuse_to_answer/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.dont_know_answer !== void 0 && typeof data.dont_know_answer != "string") {
      const err12 = { instancePath: instancePath + "/dont_know_answer", schemaPath: "#/properties/dont_know_answer/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.other_answer !== void 0 && typeof data.other_answer != "string") {
      const err13 = { instancePath: instancePath + "/other_answer", schemaPath: "#/properties/other_answer/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.anchored_answer !== void 0 && typeof data.anchored_answer != "string") {
      const err14 = { instancePath: instancePath + "/anchored_answer", schemaPath: "#/properties/anchored_answer/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.randomize !== void 0 && typeof data.randomize != "boolean") {
      const err15 = { instancePath: instancePath + "/randomize", schemaPath: "#/properties/randomize/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.order !== void 0) {
      let data16 = data.order;
      if (!Number.isSafeInteger(data16)) {
        const err16 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0 && typeof data.default != "boolean") {
      const err17 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.question_type !== void 0 && typeof data.question_type != "string") {
      const err18 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.target_option_index !== void 0) {
      let data19 = data.target_option_index;
      if (!Number.isSafeInteger(data19)) {
        const err19 = { instancePath: instancePath + "/target_option_index", schemaPath: "#/properties/target_option_index/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.multi_target_option_index !== void 0) {
      let data20 = data.multi_target_option_index;
      if (Array.isArray(data20)) {
        const len1 = data20.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data21 = data20[i1];
          if (!Number.isSafeInteger(data21)) {
            const err20 = { instancePath: instancePath + "/multi_target_option_index/" + i1, schemaPath: "#/properties/multi_target_option_index/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/multi_target_option_index", schemaPath: "#/properties/multi_target_option_index/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.use_answer_meta !== void 0 && typeof data.use_answer_meta != "boolean") {
      const err22 = { instancePath: instancePath + "/use_answer_meta", schemaPath: "#/properties/use_answer_meta/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.use_question_meta !== void 0 && typeof data.use_question_meta != "boolean") {
      const err23 = { instancePath: instancePath + "/use_question_meta", schemaPath: "#/properties/use_question_meta/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.enable_skip_logic !== void 0 && typeof data.enable_skip_logic != "boolean") {
      const err24 = { instancePath: instancePath + "/enable_skip_logic", schemaPath: "#/properties/enable_skip_logic/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text !== void 0 && typeof data.text != "string") {
      const err0 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      const err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.order !== void 0) {
      let data2 = data.order;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.none_of_the_above !== void 0 && typeof data.none_of_the_above != "boolean") {
      const err3 = { instancePath: instancePath + "/none_of_the_above", schemaPath: "#/properties/none_of_the_above/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate12(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.columns !== void 0) {
      let data0 = data.columns;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate14(data0[i0], { instancePath: instancePath + "/columns/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data2 = data.rows;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate14(data2[i1], { instancePath: instancePath + "/rows/" + i1, parentData: data2, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.multi_level_target_option_index !== void 0) {
      let data4 = data.multi_level_target_option_index;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        const err2 = { instancePath: instancePath + "/multi_level_target_option_index", schemaPath: "#/properties/multi_level_target_option_index/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.marketplace_question_id !== void 0) {
      let data0 = data.marketplace_question_id;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/marketplace_question_id", schemaPath: "#/properties/marketplace_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/marketplace_question_id", schemaPath: "#/properties/marketplace_question_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.qual_name !== void 0 && typeof data.qual_name != "string") {
      const err2 = { instancePath: instancePath + "/qual_name", schemaPath: "#/properties/qual_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.answer_type !== void 0 && typeof data.answer_type != "string") {
      const err3 = { instancePath: instancePath + "/answer_type", schemaPath: "#/properties/answer_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.precodes !== void 0) {
      let data3 = data.precodes;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            const err4 = { instancePath: instancePath + "/precodes/" + i0, schemaPath: "#/properties/precodes/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        const err5 = { instancePath: instancePath + "/precodes", schemaPath: "#/properties/precodes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target_name !== void 0 && typeof data.target_name != "string") {
      const err0 = { instancePath: instancePath + "/target_name", schemaPath: "#/properties/target_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.is_default !== void 0 && typeof data.is_default != "boolean") {
      const err1 = { instancePath: instancePath + "/is_default", schemaPath: "#/properties/is_default/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.qualifications !== void 0) {
      let data2 = data.qualifications;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data2[i0], { instancePath: instancePath + "/qualifications/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/qualifications", schemaPath: "#/properties/qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target_name !== void 0 && typeof data.target_name != "string") {
      const err0 = { instancePath: instancePath + "/target_name", schemaPath: "#/properties/target_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.qualifications !== void 0) {
      let data1 = data.qualifications;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data1[i0], { instancePath: instancePath + "/qualifications/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/qualifications", schemaPath: "#/properties/qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.qualification !== void 0 && typeof data.qualification != "string") {
      const err1 = { instancePath: instancePath + "/qualification", schemaPath: "#/properties/qualification/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.options !== void 0) {
      let data2 = data.options;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err2 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0 && typeof data.name != "string") {
      const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.qualifications !== void 0) {
      let data1 = data.qualifications;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate29(data1[i0], { instancePath: instancePath + "/qualifications/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/qualifications", schemaPath: "#/properties/qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.creatives_number !== void 0) {
      let data0 = data.creatives_number;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/creatives_number", schemaPath: "#/properties/creatives_number/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.exposed_sample_size !== void 0) {
      let data1 = data.exposed_sample_size;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/exposed_sample_size", schemaPath: "#/properties/exposed_sample_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.answer_meta !== void 0 && (validate9(data.answer_meta, { instancePath: instancePath + "/answer_meta", parentData: data, parentDataProperty: "answer_meta", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.questions !== void 0) {
      let data1 = data.questions;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate11(data1[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.baseline_questions !== void 0) {
      let data3 = data.baseline_questions;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate11(data3[i1], { instancePath: instancePath + "/baseline_questions/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/baseline_questions", schemaPath: "#/properties/baseline_questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.social_questions !== void 0) {
      let data5 = data.social_questions;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate11(data5[i2], { instancePath: instancePath + "/social_questions/" + i2, parentData: data5, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/social_questions", schemaPath: "#/properties/social_questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.extra_questions !== void 0) {
      let data7 = data.extra_questions;
      if (Array.isArray(data7)) {
        const len3 = data7.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate11(data7[i3], { instancePath: instancePath + "/extra_questions/" + i3, parentData: data7, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        const err3 = { instancePath: instancePath + "/extra_questions", schemaPath: "#/properties/extra_questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.allow_ip !== void 0 && typeof data.allow_ip != "boolean") {
      const err4 = { instancePath: instancePath + "/allow_ip", schemaPath: "#/properties/allow_ip/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expected_impressions_count !== void 0) {
      let data10 = data.expected_impressions_count;
      if (!Number.isSafeInteger(data10)) {
        const err5 = { instancePath: instancePath + "/expected_impressions_count", schemaPath: "#/properties/expected_impressions_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.expected_impressions_count_linear_tv !== void 0) {
      let data11 = data.expected_impressions_count_linear_tv;
      if (!Number.isSafeInteger(data11)) {
        const err6 = { instancePath: instancePath + "/expected_impressions_count_linear_tv", schemaPath: "#/properties/expected_impressions_count_linear_tv/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expected_impressions_count_social !== void 0) {
      let data12 = data.expected_impressions_count_social;
      if (!Number.isSafeInteger(data12)) {
        const err7 = { instancePath: instancePath + "/expected_impressions_count_social", schemaPath: "#/properties/expected_impressions_count_social/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.data_partners !== void 0) {
      let data13 = data.data_partners;
      if (Array.isArray(data13)) {
        const len4 = data13.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (typeof data13[i4] != "string") {
            const err8 = { instancePath: instancePath + "/data_partners/" + i4, schemaPath: "#/properties/data_partners/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        const err9 = { instancePath: instancePath + "/data_partners", schemaPath: "#/properties/data_partners/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.target_audiences !== void 0) {
      let data15 = data.target_audiences;
      if (Array.isArray(data15)) {
        const len5 = data15.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate21(data15[i5], { instancePath: instancePath + "/target_audiences/" + i5, parentData: data15, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
      } else {
        const err10 = { instancePath: instancePath + "/target_audiences", schemaPath: "#/properties/target_audiences/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.niche_targeting !== void 0 && (validate25(data.niche_targeting, { instancePath: instancePath + "/niche_targeting", parentData: data, parentDataProperty: "niche_targeting", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.extra_questions_enabled !== void 0 && typeof data.extra_questions_enabled != "boolean") {
      const err11 = { instancePath: instancePath + "/extra_questions_enabled", schemaPath: "#/properties/extra_questions_enabled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    data.targeted_recruitment !== void 0 && (validate28(data.targeted_recruitment, { instancePath: instancePath + "/targeted_recruitment", parentData: data, parentDataProperty: "targeted_recruitment", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.forced_exposure !== void 0 && (validate32(data.forced_exposure, { instancePath: instancePath + "/forced_exposure", parentData: data, parentDataProperty: "forced_exposure", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.digital !== void 0) {
      let data0 = data.digital;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/digital", schemaPath: "#/properties/digital/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.linear_tv !== void 0) {
      let data1 = data.linear_tv;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/linear_tv", schemaPath: "#/properties/linear_tv/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.social !== void 0) {
      let data2 = data.social;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/social", schemaPath: "#/properties/social/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brand_name !== void 0 && typeof data.brand_name != "string") {
      const err0 = { instancePath: instancePath + "/brand_name", schemaPath: "#/properties/brand_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.keywords !== void 0) {
      let data1 = data.keywords;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            const err1 = { instancePath: instancePath + "/keywords/" + i0, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
      } else {
        const err2 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.ads_start_date !== void 0 && typeof data.ads_start_date != "string") {
      const err3 = { instancePath: instancePath + "/ads_start_date", schemaPath: "#/properties/ads_start_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.ads_end_date !== void 0 && typeof data.ads_end_date != "string") {
      const err4 = { instancePath: instancePath + "/ads_end_date", schemaPath: "#/properties/ads_end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.recruitment_types !== void 0) {
      let data5 = data.recruitment_types;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data5[i1] != "string") {
            const err5 = { instancePath: instancePath + "/recruitment_types/" + i1, schemaPath: "#/properties/recruitment_types/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
      } else {
        const err6 = { instancePath: instancePath + "/recruitment_types", schemaPath: "#/properties/recruitment_types/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.campaign_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "campaign_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.campaign_id !== void 0 && typeof data.campaign_id != "string") {
      const err1 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.campaign_name !== void 0) {
      let data1 = data.campaign_name;
      if (typeof data1 == "string") {
        if (data1.length > 300) {
          const err2 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1.length < 1) {
          const err3 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.campaign_type !== void 0 && typeof data.campaign_type != "string") {
      const err5 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.status !== void 0 && (validate4(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.control_survey_id !== void 0) {
      let data4 = data.control_survey_id;
      if (!Number.isSafeInteger(data4)) {
        const err6 = { instancePath: instancePath + "/control_survey_id", schemaPath: "#/properties/control_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.exposed_survey_id !== void 0) {
      let data5 = data.exposed_survey_id;
      if (!Number.isSafeInteger(data5)) {
        const err7 = { instancePath: instancePath + "/exposed_survey_id", schemaPath: "#/properties/exposed_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            const err8 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        const err9 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.start_date !== void 0 && typeof data.start_date != "string") {
      const err10 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.end_date !== void 0 && typeof data.end_date != "string") {
      const err11 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.client_name !== void 0) {
      let data10 = data.client_name;
      if (typeof data10 != "string" && data10 !== null) {
        const err12 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: schema3.properties.client_name.type } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data10 == "string" && data10.length > 300) {
        const err13 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.country_language_id !== void 0) {
      let data11 = data.country_language_id;
      if (!Number.isSafeInteger(data11)) {
        const err14 = { instancePath: instancePath + "/country_language_id", schemaPath: "#/properties/country_language_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.weighting_targets_baseline_version !== void 0 && typeof data.weighting_targets_baseline_version != "string") {
      const err15 = { instancePath: instancePath + "/weighting_targets_baseline_version", schemaPath: "#/properties/weighting_targets_baseline_version/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.industry_id !== void 0) {
      let data13 = data.industry_id;
      if (!Number.isSafeInteger(data13) && data13 !== null) {
        const err16 = { instancePath: instancePath + "/industry_id", schemaPath: "#/properties/industry_id/type", keyword: "type", params: { type: schema3.properties.industry_id.type } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data14 = data.channels;
      if (!Array.isArray(data14) && data14 !== null) {
        const err17 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: schema3.properties.channels.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 3) {
          const err18 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate6(data14[i1], { instancePath: instancePath + "/channels/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      }
    }
    if (data.default_question_id !== void 0) {
      let data16 = data.default_question_id;
      if (!Number.isSafeInteger(data16)) {
        const err19 = { instancePath: instancePath + "/default_question_id", schemaPath: "#/properties/default_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.default_question_name !== void 0 && typeof data.default_question_name != "string") {
      const err20 = { instancePath: instancePath + "/default_question_name", schemaPath: "#/properties/default_question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.account_id !== void 0 && typeof data.account_id != "string") {
      const err21 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.project_manager_user_id !== void 0) {
      let data19 = data.project_manager_user_id;
      if (!Number.isSafeInteger(data19)) {
        const err22 = { instancePath: instancePath + "/project_manager_user_id", schemaPath: "#/properties/project_manager_user_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.draft_settings !== void 0 && (validate8(data.draft_settings, { instancePath: instancePath + "/draft_settings", parentData: data, parentDataProperty: "draft_settings", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.created_at !== void 0 && typeof data.created_at != "string") {
      const err23 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.updated_at !== void 0 && typeof data.updated_at != "string") {
      const err24 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.campaign_data_updated_at !== void 0 && typeof data.campaign_data_updated_at != "string") {
      const err25 = { instancePath: instancePath + "/campaign_data_updated_at", schemaPath: "#/properties/campaign_data_updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.permission_id !== void 0) {
      let data24 = data.permission_id;
      if (!Number.isSafeInteger(data24)) {
        const err26 = { instancePath: instancePath + "/permission_id", schemaPath: "#/properties/permission_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.region !== void 0 && typeof data.region != "string") {
      const err27 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.expected_impressions_count !== void 0 && (validate35(data.expected_impressions_count, { instancePath: instancePath + "/expected_impressions_count", parentData: data, parentDataProperty: "expected_impressions_count", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.is_methodology_mta !== void 0 && typeof data.is_methodology_mta != "string") {
      const err28 = { instancePath: instancePath + "/is_methodology_mta", schemaPath: "#/properties/is_methodology_mta/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.sales_lift_enabled !== void 0 && typeof data.sales_lift_enabled != "string") {
      const err29 = { instancePath: instancePath + "/sales_lift_enabled", schemaPath: "#/properties/sales_lift_enabled/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    data.social_configuration !== void 0 && (validate37(data.social_configuration, { instancePath: instancePath + "/social_configuration", parentData: data, parentDataProperty: "social_configuration", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.page === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.page_size === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page_size" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.total_items === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_items" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (!Number.isSafeInteger(data2)) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data3 = data.page_size;
      if (!Number.isSafeInteger(data3)) {
        const err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data4 = data.total_items;
      if (!Number.isSafeInteger(data4)) {
        const err8 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sort_by !== void 0 && typeof data.sort_by != "string") {
      const err9 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.sort_order !== void 0 && typeof data.sort_order != "string") {
      const err10 = { instancePath: instancePath + "/sort_order", schemaPath: "#/properties/sort_order/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate2(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), validate0.errors = vErrors, errors === 0;
}
const $createCampaign = validate41;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.campaign_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "campaign_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.campaign_id !== void 0 && typeof data.campaign_id != "string") {
      const err1 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.campaign_name !== void 0) {
      let data1 = data.campaign_name;
      if (typeof data1 == "string") {
        if (data1.length > 300) {
          const err2 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1.length < 1) {
          const err3 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.campaign_type !== void 0 && typeof data.campaign_type != "string") {
      const err5 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.status !== void 0 && (validate4(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.control_survey_id !== void 0) {
      let data4 = data.control_survey_id;
      if (!Number.isSafeInteger(data4)) {
        const err6 = { instancePath: instancePath + "/control_survey_id", schemaPath: "#/properties/control_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.exposed_survey_id !== void 0) {
      let data5 = data.exposed_survey_id;
      if (!Number.isSafeInteger(data5)) {
        const err7 = { instancePath: instancePath + "/exposed_survey_id", schemaPath: "#/properties/exposed_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            const err8 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        const err9 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.start_date !== void 0 && typeof data.start_date != "string") {
      const err10 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.end_date !== void 0 && typeof data.end_date != "string") {
      const err11 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.client_name !== void 0) {
      let data10 = data.client_name;
      if (typeof data10 != "string" && data10 !== null) {
        const err12 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: schema3.properties.client_name.type } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data10 == "string" && data10.length > 300) {
        const err13 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.country_language_id !== void 0) {
      let data11 = data.country_language_id;
      if (!Number.isSafeInteger(data11)) {
        const err14 = { instancePath: instancePath + "/country_language_id", schemaPath: "#/properties/country_language_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.weighting_targets_baseline_version !== void 0 && typeof data.weighting_targets_baseline_version != "string") {
      const err15 = { instancePath: instancePath + "/weighting_targets_baseline_version", schemaPath: "#/properties/weighting_targets_baseline_version/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.industry_id !== void 0) {
      let data13 = data.industry_id;
      if (!Number.isSafeInteger(data13) && data13 !== null) {
        const err16 = { instancePath: instancePath + "/industry_id", schemaPath: "#/properties/industry_id/type", keyword: "type", params: { type: schema3.properties.industry_id.type } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data14 = data.channels;
      if (!Array.isArray(data14) && data14 !== null) {
        const err17 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: schema3.properties.channels.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 3) {
          const err18 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate6(data14[i1], { instancePath: instancePath + "/channels/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      }
    }
    if (data.default_question_id !== void 0) {
      let data16 = data.default_question_id;
      if (!Number.isSafeInteger(data16)) {
        const err19 = { instancePath: instancePath + "/default_question_id", schemaPath: "#/properties/default_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.default_question_name !== void 0 && typeof data.default_question_name != "string") {
      const err20 = { instancePath: instancePath + "/default_question_name", schemaPath: "#/properties/default_question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.account_id !== void 0 && typeof data.account_id != "string") {
      const err21 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.project_manager_user_id !== void 0) {
      let data19 = data.project_manager_user_id;
      if (!Number.isSafeInteger(data19)) {
        const err22 = { instancePath: instancePath + "/project_manager_user_id", schemaPath: "#/properties/project_manager_user_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.draft_settings !== void 0 && (validate8(data.draft_settings, { instancePath: instancePath + "/draft_settings", parentData: data, parentDataProperty: "draft_settings", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.created_at !== void 0 && typeof data.created_at != "string") {
      const err23 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.updated_at !== void 0 && typeof data.updated_at != "string") {
      const err24 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.campaign_data_updated_at !== void 0 && typeof data.campaign_data_updated_at != "string") {
      const err25 = { instancePath: instancePath + "/campaign_data_updated_at", schemaPath: "#/properties/campaign_data_updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.permission_id !== void 0) {
      let data24 = data.permission_id;
      if (!Number.isSafeInteger(data24)) {
        const err26 = { instancePath: instancePath + "/permission_id", schemaPath: "#/properties/permission_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.region !== void 0 && typeof data.region != "string") {
      const err27 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.expected_impressions_count !== void 0 && (validate35(data.expected_impressions_count, { instancePath: instancePath + "/expected_impressions_count", parentData: data, parentDataProperty: "expected_impressions_count", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.is_methodology_mta !== void 0 && typeof data.is_methodology_mta != "string") {
      const err28 = { instancePath: instancePath + "/is_methodology_mta", schemaPath: "#/properties/is_methodology_mta/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.sales_lift_enabled !== void 0 && typeof data.sales_lift_enabled != "string") {
      const err29 = { instancePath: instancePath + "/sales_lift_enabled", schemaPath: "#/properties/sales_lift_enabled/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    data.social_configuration !== void 0 && (validate37(data.social_configuration, { instancePath: instancePath + "/social_configuration", parentData: data, parentDataProperty: "social_configuration", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate42(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length), validate41.errors = vErrors, errors === 0;
}
const $getCampaignSummary = validate49;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.live_campaigns !== void 0) {
      let data0 = data.live_campaigns;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/live_campaigns", schemaPath: "#/properties/live_campaigns/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.pending_campaigns !== void 0) {
      let data1 = data.pending_campaigns;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/pending_campaigns", schemaPath: "#/properties/pending_campaigns/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.completed_campaigns !== void 0) {
      let data2 = data.completed_campaigns;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/completed_campaigns", schemaPath: "#/properties/completed_campaigns/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate50(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length), validate49.errors = vErrors, errors === 0;
}
const $getCampaign = validate52;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.qualification !== void 0 && typeof data.qualification != "string") {
      const err0 = { instancePath: instancePath + "/qualification", schemaPath: "#/properties/qualification/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.marketplace_question_id !== void 0 && typeof data.marketplace_question_id != "string") {
      const err1 = { instancePath: instancePath + "/marketplace_question_id", schemaPath: "#/properties/marketplace_question_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.options !== void 0) {
      let data2 = data.options;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err2 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.targeted_answers !== void 0) {
      let data4 = data.targeted_answers;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        const err4 = { instancePath: instancePath + "/targeted_answers", schemaPath: "#/properties/targeted_answers/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0 && typeof data.name != "string") {
      const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.qualifications !== void 0) {
      let data1 = data.qualifications;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate56(data1[i0], { instancePath: instancePath + "/qualifications/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/qualifications", schemaPath: "#/properties/qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate3(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.targeted_recruitment !== void 0 && (validate55(data.targeted_recruitment, { instancePath: instancePath + "/targeted_recruitment", parentData: data, parentDataProperty: "targeted_recruitment", rootData }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), validate53.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate53(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length), validate52.errors = vErrors, errors === 0;
}
const $updateLaunchedCampaign = validate60;
const schema28 = { type: "object", properties: { campaign_name: { type: "string", minLength: 1, maxLength: 300 }, client_name: { type: ["string", "null"], maxLength: 300 }, end_date: { type: "string", format: "date-time" }, expected_impressions_count: { type: "string" }, expected_impressions_count_social: { type: "string" }, expected_impressions_count_linear_tv: { type: "string" }, status: { $ref: "#/components/schemas/CampaignStatus" }, job_schedule_utc: { type: "string" } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.campaign_name !== void 0) {
      let data0 = data.campaign_name;
      if (typeof data0 == "string") {
        if (data0.length > 300) {
          const err0 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data0.length < 1) {
          const err1 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.client_name !== void 0) {
      let data1 = data.client_name;
      if (typeof data1 != "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: schema28.properties.client_name.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "string" && data1.length > 300) {
        const err4 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.end_date !== void 0 && typeof data.end_date != "string") {
      const err5 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.expected_impressions_count !== void 0 && typeof data.expected_impressions_count != "string") {
      const err6 = { instancePath: instancePath + "/expected_impressions_count", schemaPath: "#/properties/expected_impressions_count/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.expected_impressions_count_social !== void 0 && typeof data.expected_impressions_count_social != "string") {
      const err7 = { instancePath: instancePath + "/expected_impressions_count_social", schemaPath: "#/properties/expected_impressions_count_social/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.expected_impressions_count_linear_tv !== void 0 && typeof data.expected_impressions_count_linear_tv != "string") {
      const err8 = { instancePath: instancePath + "/expected_impressions_count_linear_tv", schemaPath: "#/properties/expected_impressions_count_linear_tv/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.status !== void 0 && (validate4(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.job_schedule_utc !== void 0 && typeof data.job_schedule_utc != "string") {
      const err9 = { instancePath: instancePath + "/job_schedule_utc", schemaPath: "#/properties/job_schedule_utc/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate61(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length), validate60.errors = vErrors, errors === 0;
}
const $updateCampaign = validate64;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.campaign_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "campaign_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.campaign_id !== void 0 && typeof data.campaign_id != "string") {
      const err1 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.campaign_name !== void 0) {
      let data1 = data.campaign_name;
      if (typeof data1 == "string") {
        if (data1.length > 300) {
          const err2 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1.length < 1) {
          const err3 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.campaign_type !== void 0 && typeof data.campaign_type != "string") {
      const err5 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.status !== void 0 && (validate4(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.control_survey_id !== void 0) {
      let data4 = data.control_survey_id;
      if (!Number.isSafeInteger(data4)) {
        const err6 = { instancePath: instancePath + "/control_survey_id", schemaPath: "#/properties/control_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.exposed_survey_id !== void 0) {
      let data5 = data.exposed_survey_id;
      if (!Number.isSafeInteger(data5)) {
        const err7 = { instancePath: instancePath + "/exposed_survey_id", schemaPath: "#/properties/exposed_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            const err8 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        const err9 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.start_date !== void 0 && typeof data.start_date != "string") {
      const err10 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.end_date !== void 0 && typeof data.end_date != "string") {
      const err11 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.client_name !== void 0) {
      let data10 = data.client_name;
      if (typeof data10 != "string" && data10 !== null) {
        const err12 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: schema3.properties.client_name.type } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data10 == "string" && data10.length > 300) {
        const err13 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/maxLength", keyword: "maxLength", params: { limit: 300 } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.country_language_id !== void 0) {
      let data11 = data.country_language_id;
      if (!Number.isSafeInteger(data11)) {
        const err14 = { instancePath: instancePath + "/country_language_id", schemaPath: "#/properties/country_language_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.weighting_targets_baseline_version !== void 0 && typeof data.weighting_targets_baseline_version != "string") {
      const err15 = { instancePath: instancePath + "/weighting_targets_baseline_version", schemaPath: "#/properties/weighting_targets_baseline_version/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.industry_id !== void 0) {
      let data13 = data.industry_id;
      if (!Number.isSafeInteger(data13) && data13 !== null) {
        const err16 = { instancePath: instancePath + "/industry_id", schemaPath: "#/properties/industry_id/type", keyword: "type", params: { type: schema3.properties.industry_id.type } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data14 = data.channels;
      if (!Array.isArray(data14) && data14 !== null) {
        const err17 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: schema3.properties.channels.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 3) {
          const err18 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate6(data14[i1], { instancePath: instancePath + "/channels/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      }
    }
    if (data.default_question_id !== void 0) {
      let data16 = data.default_question_id;
      if (!Number.isSafeInteger(data16)) {
        const err19 = { instancePath: instancePath + "/default_question_id", schemaPath: "#/properties/default_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.default_question_name !== void 0 && typeof data.default_question_name != "string") {
      const err20 = { instancePath: instancePath + "/default_question_name", schemaPath: "#/properties/default_question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.account_id !== void 0 && typeof data.account_id != "string") {
      const err21 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.project_manager_user_id !== void 0) {
      let data19 = data.project_manager_user_id;
      if (!Number.isSafeInteger(data19)) {
        const err22 = { instancePath: instancePath + "/project_manager_user_id", schemaPath: "#/properties/project_manager_user_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.draft_settings !== void 0 && (validate8(data.draft_settings, { instancePath: instancePath + "/draft_settings", parentData: data, parentDataProperty: "draft_settings", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.created_at !== void 0 && typeof data.created_at != "string") {
      const err23 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.updated_at !== void 0 && typeof data.updated_at != "string") {
      const err24 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.campaign_data_updated_at !== void 0 && typeof data.campaign_data_updated_at != "string") {
      const err25 = { instancePath: instancePath + "/campaign_data_updated_at", schemaPath: "#/properties/campaign_data_updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.permission_id !== void 0) {
      let data24 = data.permission_id;
      if (!Number.isSafeInteger(data24)) {
        const err26 = { instancePath: instancePath + "/permission_id", schemaPath: "#/properties/permission_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.region !== void 0 && typeof data.region != "string") {
      const err27 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.expected_impressions_count !== void 0 && (validate35(data.expected_impressions_count, { instancePath: instancePath + "/expected_impressions_count", parentData: data, parentDataProperty: "expected_impressions_count", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.is_methodology_mta !== void 0 && typeof data.is_methodology_mta != "string") {
      const err28 = { instancePath: instancePath + "/is_methodology_mta", schemaPath: "#/properties/is_methodology_mta/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.sales_lift_enabled !== void 0 && typeof data.sales_lift_enabled != "string") {
      const err29 = { instancePath: instancePath + "/sales_lift_enabled", schemaPath: "#/properties/sales_lift_enabled/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    data.social_configuration !== void 0 && (validate37(data.social_configuration, { instancePath: instancePath + "/social_configuration", parentData: data, parentDataProperty: "social_configuration", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate65(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length), validate64.errors = vErrors, errors === 0;
}
const $launchCampaign = validate72;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.detail === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.detail !== void 0 && typeof data.detail != "string") {
      const err1 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate73(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length), validate72.errors = vErrors, errors === 0;
}
const $getCampaignOverviewLift = validate75;
const schema36 = { type: "object", properties: { exposed_count: { type: "integer", format: "int64" }, control_count: { type: "integer", format: "int64" }, in_target_exposed_count: { type: "integer", format: "int64" }, in_target_control_count: { type: "integer", format: "int64" }, total_count: { type: "integer", format: "int64" }, confidence_level: { type: "number", format: "double" }, margin_of_error: { type: ["number", "null"], format: "double" }, exposed_percentage: { type: ["number", "null"], format: "double" }, control_percentage: { type: ["number", "null"], format: "double" }, lift_percentage: { type: ["number", "null"], format: "double" }, statistically_significant: { type: ["boolean", "null"] }, statistical_test: { type: "array", items: { $ref: "#/components/schemas/StatisticalTest" } } } };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.confidence_level === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confidence_level" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.confidence_level !== void 0) {
      let data0 = data.confidence_level;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/confidence_level", schemaPath: "#/properties/confidence_level/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.margin_of_error !== void 0) {
      let data1 = data.margin_of_error;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/margin_of_error", schemaPath: "#/properties/margin_of_error/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.statistically_significant !== void 0 && typeof data.statistically_significant != "boolean") {
      const err3 = { instancePath: instancePath + "/statistically_significant", schemaPath: "#/properties/statistically_significant/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exposed_count !== void 0) {
      let data0 = data.exposed_count;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/exposed_count", schemaPath: "#/properties/exposed_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.control_count !== void 0) {
      let data1 = data.control_count;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/control_count", schemaPath: "#/properties/control_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.in_target_exposed_count !== void 0) {
      let data2 = data.in_target_exposed_count;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/in_target_exposed_count", schemaPath: "#/properties/in_target_exposed_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.in_target_control_count !== void 0) {
      let data3 = data.in_target_control_count;
      if (!Number.isSafeInteger(data3)) {
        const err3 = { instancePath: instancePath + "/in_target_control_count", schemaPath: "#/properties/in_target_control_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.total_count !== void 0) {
      let data4 = data.total_count;
      if (!Number.isSafeInteger(data4)) {
        const err4 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.confidence_level !== void 0) {
      let data5 = data.confidence_level;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err5 = { instancePath: instancePath + "/confidence_level", schemaPath: "#/properties/confidence_level/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.margin_of_error !== void 0) {
      let data6 = data.margin_of_error;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err6 = { instancePath: instancePath + "/margin_of_error", schemaPath: "#/properties/margin_of_error/type", keyword: "type", params: { type: schema36.properties.margin_of_error.type } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.exposed_percentage !== void 0) {
      let data7 = data.exposed_percentage;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        const err7 = { instancePath: instancePath + "/exposed_percentage", schemaPath: "#/properties/exposed_percentage/type", keyword: "type", params: { type: schema36.properties.exposed_percentage.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.control_percentage !== void 0) {
      let data8 = data.control_percentage;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err8 = { instancePath: instancePath + "/control_percentage", schemaPath: "#/properties/control_percentage/type", keyword: "type", params: { type: schema36.properties.control_percentage.type } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.lift_percentage !== void 0) {
      let data9 = data.lift_percentage;
      if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
        const err9 = { instancePath: instancePath + "/lift_percentage", schemaPath: "#/properties/lift_percentage/type", keyword: "type", params: { type: schema36.properties.lift_percentage.type } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.statistically_significant !== void 0) {
      let data10 = data.statistically_significant;
      if (typeof data10 != "boolean" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/statistically_significant", schemaPath: "#/properties/statistically_significant/type", keyword: "type", params: { type: schema36.properties.statistically_significant.type } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.statistical_test !== void 0) {
      let data11 = data.statistical_test;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate79(data11[i0], { instancePath: instancePath + "/statistical_test/" + i0, parentData: data11, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
      } else {
        const err11 = { instancePath: instancePath + "/statistical_test", schemaPath: "#/properties/statistical_test/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.question_id !== void 0) {
      let data1 = data.question_id;
      if (!Number.isSafeInteger(data1)) {
        const err2 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.question_name !== void 0 && typeof data.question_name != "string") {
      const err3 = { instancePath: instancePath + "/question_name", schemaPath: "#/properties/question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.question_text !== void 0 && typeof data.question_text != "string") {
      const err4 = { instancePath: instancePath + "/question_text", schemaPath: "#/properties/question_text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.question_type !== void 0 && typeof data.question_type != "string") {
      const err5 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.in_target_answers !== void 0) {
      let data5 = data.in_target_answers;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!Number.isSafeInteger(data6)) {
            const err6 = { instancePath: instancePath + "/in_target_answers/" + i0, schemaPath: "#/properties/in_target_answers/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/in_target_answers", schemaPath: "#/properties/in_target_answers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.question_has_predefined_answers !== void 0 && typeof data.question_has_predefined_answers != "boolean") {
      const err8 = { instancePath: instancePath + "/question_has_predefined_answers", schemaPath: "#/properties/question_has_predefined_answers/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.kpi_type !== void 0 && typeof data.kpi_type != "string") {
      const err9 = { instancePath: instancePath + "/kpi_type", schemaPath: "#/properties/kpi_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate78(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label !== void 0 && typeof data.label != "string") {
      const err0 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answer_ids !== void 0) {
      let data1 = data.answer_ids;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!Number.isSafeInteger(data2)) {
            const err1 = { instancePath: instancePath + "/answer_ids/" + i0, schemaPath: "#/properties/answer_ids/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/answer_ids", schemaPath: "#/properties/answer_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  return validate84.errors = vErrors, errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate78(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.enough_sample_size !== void 0 && typeof data.enough_sample_size != "boolean") {
      const err0 = { instancePath: instancePath + "/enough_sample_size", schemaPath: "#/properties/enough_sample_size/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enough_sample_size_on !== void 0) {
      let data1 = data.enough_sample_size_on;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            const err1 = { instancePath: instancePath + "/enough_sample_size_on/" + i0, schemaPath: "#/properties/enough_sample_size_on/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
      } else {
        const err2 = { instancePath: instancePath + "/enough_sample_size_on", schemaPath: "#/properties/enough_sample_size_on/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.enough_sample_size_off !== void 0) {
      let data3 = data.enough_sample_size_off;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4))
            for (const key0 in data4) {
              let data5 = data4[key0];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5))
                for (const key1 in data5) {
                  let data6 = data5[key1];
                  if (!Number.isSafeInteger(data6)) {
                    const err3 = { instancePath: instancePath + "/enough_sample_size_off/" + i1 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/enough_sample_size_off/items/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "integer" } };
                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                  }
                }
              else {
                const err4 = { instancePath: instancePath + "/enough_sample_size_off/" + i1 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/enough_sample_size_off/items/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
          else {
            const err5 = { instancePath: instancePath + "/enough_sample_size_off/" + i1, schemaPath: "#/properties/enough_sample_size_off/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/enough_sample_size_off", schemaPath: "#/properties/enough_sample_size_off/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.question !== void 0 && (validate82(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.answers_breakdown !== void 0) {
      let data8 = data.answers_breakdown;
      if (Array.isArray(data8)) {
        const len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate84(data8[i2], { instancePath: instancePath + "/answers_breakdown/" + i2, parentData: data8, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
      } else {
        const err7 = { instancePath: instancePath + "/answers_breakdown", schemaPath: "#/properties/answers_breakdown/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.lift_diagnostics !== void 0) {
      let data10 = data.lift_diagnostics;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        const err8 = { instancePath: instancePath + "/lift_diagnostics", schemaPath: "#/properties/lift_diagnostics/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate77.errors = vErrors, errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.default_question_lift !== void 0 && (validate77(data.default_question_lift, { instancePath: instancePath + "/default_question_lift", parentData: data, parentDataProperty: "default_question_lift", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.days_completed !== void 0) {
      let data1 = data.days_completed;
      if (!Number.isSafeInteger(data1)) {
        const err0 = { instancePath: instancePath + "/days_completed", schemaPath: "#/properties/days_completed/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.days_left !== void 0) {
      let data2 = data.days_left;
      if (!Number.isSafeInteger(data2)) {
        const err1 = { instancePath: instancePath + "/days_left", schemaPath: "#/properties/days_left/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.total_impressions !== void 0) {
      let data3 = data.total_impressions;
      if (!Number.isSafeInteger(data3)) {
        const err2 = { instancePath: instancePath + "/total_impressions", schemaPath: "#/properties/total_impressions/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.total_completes !== void 0) {
      let data4 = data.total_completes;
      if (!Number.isSafeInteger(data4)) {
        const err3 = { instancePath: instancePath + "/total_completes", schemaPath: "#/properties/total_completes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate76(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length), validate75.errors = vErrors, errors === 0;
}
const $listIndustries = validate89;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.industry_name !== void 0 && typeof data.industry_name != "string") {
      const err2 = { instancePath: instancePath + "/industry_name", schemaPath: "#/properties/industry_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate91(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate90(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length), validate89.errors = vErrors, errors === 0;
}
const $listCountryLanguages = validate94;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.country_id !== void 0) {
      let data1 = data.country_id;
      if (!Number.isSafeInteger(data1)) {
        const err2 = { instancePath: instancePath + "/country_id", schemaPath: "#/properties/country_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.country_name !== void 0 && typeof data.country_name != "string") {
      const err3 = { instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language_id !== void 0) {
      let data3 = data.language_id;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/language_id", schemaPath: "#/properties/language_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.language_name !== void 0 && typeof data.language_name != "string") {
      const err5 = { instancePath: instancePath + "/language_name", schemaPath: "#/properties/language_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.locale !== void 0 && typeof data.locale != "string") {
      const err6 = { instancePath: instancePath + "/locale", schemaPath: "#/properties/locale/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.weighting_targets_baseline_id !== void 0 && typeof data.weighting_targets_baseline_id != "string") {
      const err7 = { instancePath: instancePath + "/weighting_targets_baseline_id", schemaPath: "#/properties/weighting_targets_baseline_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.supported_channels !== void 0) {
      let data7 = data.supported_channels;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data7[i0] != "string") {
            const err8 = { instancePath: instancePath + "/supported_channels/" + i0, schemaPath: "#/properties/supported_channels/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        const err9 = { instancePath: instancePath + "/supported_channels", schemaPath: "#/properties/supported_channels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.continent !== void 0 && typeof data.continent != "string") {
      const err10 = { instancePath: instancePath + "/continent", schemaPath: "#/properties/continent/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.weighting_targets_baseline_map !== void 0) {
      let data10 = data.weighting_targets_baseline_map;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        const err11 = { instancePath: instancePath + "/weighting_targets_baseline_map", schemaPath: "#/properties/weighting_targets_baseline_map/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.ietf_language_tag !== void 0 && typeof data.ietf_language_tag != "string") {
      const err12 = { instancePath: instancePath + "/ietf_language_tag", schemaPath: "#/properties/ietf_language_tag/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate96(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate95(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length), validate94.errors = vErrors, errors === 0;
}
const $getCountryLanguage = validate99;
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.country_id !== void 0) {
      let data1 = data.country_id;
      if (!Number.isSafeInteger(data1)) {
        const err2 = { instancePath: instancePath + "/country_id", schemaPath: "#/properties/country_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.country_name !== void 0 && typeof data.country_name != "string") {
      const err3 = { instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language_id !== void 0) {
      let data3 = data.language_id;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/language_id", schemaPath: "#/properties/language_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.language_name !== void 0 && typeof data.language_name != "string") {
      const err5 = { instancePath: instancePath + "/language_name", schemaPath: "#/properties/language_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.locale !== void 0 && typeof data.locale != "string") {
      const err6 = { instancePath: instancePath + "/locale", schemaPath: "#/properties/locale/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.weighting_targets_baseline_id !== void 0 && typeof data.weighting_targets_baseline_id != "string") {
      const err7 = { instancePath: instancePath + "/weighting_targets_baseline_id", schemaPath: "#/properties/weighting_targets_baseline_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.supported_channels !== void 0) {
      let data7 = data.supported_channels;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data7[i0] != "string") {
            const err8 = { instancePath: instancePath + "/supported_channels/" + i0, schemaPath: "#/properties/supported_channels/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        const err9 = { instancePath: instancePath + "/supported_channels", schemaPath: "#/properties/supported_channels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.continent !== void 0 && typeof data.continent != "string") {
      const err10 = { instancePath: instancePath + "/continent", schemaPath: "#/properties/continent/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.weighting_targets_baseline_map !== void 0) {
      let data10 = data.weighting_targets_baseline_map;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        const err11 = { instancePath: instancePath + "/weighting_targets_baseline_map", schemaPath: "#/properties/weighting_targets_baseline_map/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.ietf_language_tag !== void 0 && typeof data.ietf_language_tag != "string") {
      const err12 = { instancePath: instancePath + "/ietf_language_tag", schemaPath: "#/properties/ietf_language_tag/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate100(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length), validate99.errors = vErrors, errors === 0;
}
const $listCountryLanguageQuestions = validate102;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.question_id !== void 0) {
      let data1 = data.question_id;
      if (!Number.isSafeInteger(data1)) {
        const err2 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.question_text !== void 0 && typeof data.question_text != "string") {
      const err3 = { instancePath: instancePath + "/question_text", schemaPath: "#/properties/question_text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.question_type !== void 0 && typeof data.question_type != "string") {
      const err4 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.questions === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "questions" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.questions !== void 0) {
      let data0 = data.questions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate104(data0[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate103.errors = vErrors, errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate103(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length), validate102.errors = vErrors, errors === 0;
}
const $listCountryLanguageQuestionOptions = validate107;
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.option_text !== void 0 && typeof data.option_text != "string") {
      const err0 = { instancePath: instancePath + "/option_text", schemaPath: "#/properties/option_text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.precode !== void 0 && typeof data.precode != "string") {
      const err1 = { instancePath: instancePath + "/precode", schemaPath: "#/properties/precode/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.question_id !== void 0) {
      let data2 = data.question_id;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_options === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question_options" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question_options !== void 0) {
      let data0 = data.question_options;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate109(data0[i0], { instancePath: instancePath + "/question_options/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/question_options", schemaPath: "#/properties/question_options/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate108(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length), validate107.errors = vErrors, errors === 0;
}
const $listQuestionTemplates = validate112;
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0 && typeof data.name != "string") {
      const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      const err1 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate12(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_text_template !== void 0 && typeof data.question_text_template != "string") {
      const err0 = { instancePath: instancePath + "/question_text_template", schemaPath: "#/properties/question_text_template/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fields !== void 0) {
      let data1 = data.fields;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate116(data1[i0], { instancePath: instancePath + "/fields/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.columns !== void 0) {
      let data3 = data.columns;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        const err2 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data4 = data.rows;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        const err3 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.multi_level_target_option_index !== void 0) {
      let data5 = data.multi_level_target_option_index;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (Array.isArray(data6)) {
            const len2 = data6.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data7 = data6[i2];
              if (!Number.isSafeInteger(data7)) {
                const err4 = { instancePath: instancePath + "/multi_level_target_option_index/" + i1 + "/" + i2, schemaPath: "#/properties/multi_level_target_option_index/items/items/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
          } else {
            const err5 = { instancePath: instancePath + "/multi_level_target_option_index/" + i1, schemaPath: "#/properties/multi_level_target_option_index/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/multi_level_target_option_index", schemaPath: "#/properties/multi_level_target_option_index/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.allowed_question_types !== void 0) {
      let data8 = data.allowed_question_types;
      if (Array.isArray(data8)) {
        const len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++)
          if (typeof data8[i3] != "string") {
            const err7 = { instancePath: instancePath + "/allowed_question_types/" + i3, schemaPath: "#/properties/allowed_question_types/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        const err8 = { instancePath: instancePath + "/allowed_question_types", schemaPath: "#/properties/allowed_question_types/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.allowed_question_properties !== void 0) {
      let data10 = data.allowed_question_properties;
      if (Array.isArray(data10)) {
        const len4 = data10.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (typeof data10[i4] != "string") {
            const err9 = { instancePath: instancePath + "/allowed_question_properties/" + i4, schemaPath: "#/properties/allowed_question_properties/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        const err10 = { instancePath: instancePath + "/allowed_question_properties", schemaPath: "#/properties/allowed_question_properties/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      const err11 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.has_retrievable_answers !== void 0 && typeof data.has_retrievable_answers != "boolean") {
      const err12 = { instancePath: instancePath + "/has_retrievable_answers", schemaPath: "#/properties/has_retrievable_answers/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  }
  return validate114.errors = vErrors, errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate114(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate113(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length), validate112.errors = vErrors, errors === 0;
}
const $listCampaignQuestionTemplates = validate120;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate114(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate121(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length), validate120.errors = vErrors, errors === 0;
}
const $listAdServers = validate124;
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.default_macro !== void 0 && typeof data.default_macro != "string") {
      const err0 = { instancePath: instancePath + "/default_macro", schemaPath: "#/properties/default_macro/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.query_parameter !== void 0 && typeof data.query_parameter != "string") {
      const err1 = { instancePath: instancePath + "/query_parameter", schemaPath: "#/properties/query_parameter/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate127.errors = vErrors, errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ad_server_name !== void 0 && typeof data.ad_server_name != "string") {
      const err2 = { instancePath: instancePath + "/ad_server_name", schemaPath: "#/properties/ad_server_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.query_parameters !== void 0) {
      let data2 = data.query_parameters;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate127(data2[i0], { instancePath: instancePath + "/query_parameters/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors), errors = vErrors.length);
      } else {
        const err3 = { instancePath: instancePath + "/query_parameters", schemaPath: "#/properties/query_parameters/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate126(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate125(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length), validate124.errors = vErrors, errors === 0;
}
const $getAdServer = validate131;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ad_server_name !== void 0 && typeof data.ad_server_name != "string") {
      const err2 = { instancePath: instancePath + "/ad_server_name", schemaPath: "#/properties/ad_server_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.query_parameters !== void 0) {
      let data2 = data.query_parameters;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate127(data2[i0], { instancePath: instancePath + "/query_parameters/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors), errors = vErrors.length);
      } else {
        const err3 = { instancePath: instancePath + "/query_parameters", schemaPath: "#/properties/query_parameters/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate132(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length), validate131.errors = vErrors, errors === 0;
}
const $listTagQueryParameters = validate135;
const schema69 = { type: "string", enum: ["standard", "extra", "ad_server", "custom"] };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "standard" || data === "extra" || data === "ad_server" || data === "custom")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema69.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.query_key !== void 0 && typeof data.query_key != "string") {
      const err2 = { instancePath: instancePath + "/query_key", schemaPath: "#/properties/query_key/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.query_label !== void 0 && typeof data.query_label != "string") {
      const err3 = { instancePath: instancePath + "/query_label", schemaPath: "#/properties/query_label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tag_type !== void 0 && (validate138(data.tag_type, { instancePath: instancePath + "/tag_type", parentData: data, parentDataProperty: "tag_type", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length)), data.default_macro !== void 0 && typeof data.default_macro != "string") {
      const err4 = { instancePath: instancePath + "/default_macro", schemaPath: "#/properties/default_macro/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sort_order !== void 0) {
      let data5 = data.sort_order;
      if (!Number.isSafeInteger(data5)) {
        const err5 = { instancePath: instancePath + "/sort_order", schemaPath: "#/properties/sort_order/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate137(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate136(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length), validate135.errors = vErrors, errors === 0;
}
const $listS2sPartners = validate142;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.partners !== void 0) {
      let data0 = data.partners;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate145(data0[i0], { instancePath: instancePath + "/partners/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/partners", schemaPath: "#/properties/partners/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate144(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate143(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length), validate142.errors = vErrors, errors === 0;
}
const $listTargetedRecruitmentOptions = validate149;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate29(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate150(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length), validate149.errors = vErrors, errors === 0;
}
const $listDemographicFilters = validate153;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label !== void 0 && typeof data.label != "string") {
      const err0 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.short_label !== void 0 && typeof data.short_label != "string") {
      const err1 = { instancePath: instancePath + "/short_label", schemaPath: "#/properties/short_label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate156.errors = vErrors, errors === 0;
}
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label !== void 0 && typeof data.label != "string") {
      const err0 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.filter_name !== void 0 && typeof data.filter_name != "string") {
      const err1 = { instancePath: instancePath + "/filter_name", schemaPath: "#/properties/filter_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.marketplace_name !== void 0 && typeof data.marketplace_name != "string") {
      const err2 = { instancePath: instancePath + "/marketplace_name", schemaPath: "#/properties/marketplace_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.marketplace_question_type !== void 0 && typeof data.marketplace_question_type != "string") {
      const err3 = { instancePath: instancePath + "/marketplace_question_type", schemaPath: "#/properties/marketplace_question_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.values !== void 0) {
      let data4 = data.values;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate156(data4[i0], { instancePath: instancePath + "/values/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.country_language_id !== void 0 && typeof data.country_language_id != "string") {
      const err5 = { instancePath: instancePath + "/country_language_id", schemaPath: "#/properties/country_language_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.demo_type !== void 0 && typeof data.demo_type != "string") {
      const err6 = { instancePath: instancePath + "/demo_type", schemaPath: "#/properties/demo_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.quick_filters !== void 0 && typeof data.quick_filters != "string") {
      const err7 = { instancePath: instancePath + "/quick_filters", schemaPath: "#/properties/quick_filters/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.bucket_map !== void 0 && typeof data.bucket_map != "string") {
      const err8 = { instancePath: instancePath + "/bucket_map", schemaPath: "#/properties/bucket_map/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.bucket_enabled !== void 0 && typeof data.bucket_enabled != "boolean") {
      const err9 = { instancePath: instancePath + "/bucket_enabled", schemaPath: "#/properties/bucket_enabled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate155.errors = vErrors, errors === 0;
}
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate155(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate154(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length), validate153.errors = vErrors, errors === 0;
}
const $listTargetAudiences = validate160;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.precode !== void 0) {
      let data0 = data.precode;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/precode", schemaPath: "#/properties/precode/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      const err1 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate164.errors = vErrors, errors === 0;
}
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_name !== void 0 && typeof data.question_name != "string") {
      const err0 = { instancePath: instancePath + "/question_name", schemaPath: "#/properties/question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question_text !== void 0 && typeof data.question_text != "string") {
      const err1 = { instancePath: instancePath + "/question_text", schemaPath: "#/properties/question_text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.marketplace_question_type !== void 0 && typeof data.marketplace_question_type != "string") {
      const err2 = { instancePath: instancePath + "/marketplace_question_type", schemaPath: "#/properties/marketplace_question_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.answer_type !== void 0 && typeof data.answer_type != "string") {
      const err3 = { instancePath: instancePath + "/answer_type", schemaPath: "#/properties/answer_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.filter_name !== void 0 && typeof data.filter_name != "string") {
      const err4 = { instancePath: instancePath + "/filter_name", schemaPath: "#/properties/filter_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.options !== void 0) {
      let data5 = data.options;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate164(data5[i0], { instancePath: instancePath + "/options/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length);
      } else {
        const err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate163.errors = vErrors, errors === 0;
}
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.target_name !== void 0 && typeof data.target_name != "string") {
      const err2 = { instancePath: instancePath + "/target_name", schemaPath: "#/properties/target_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.is_default !== void 0 && typeof data.is_default != "boolean") {
      const err3 = { instancePath: instancePath + "/is_default", schemaPath: "#/properties/is_default/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.qualifications !== void 0) {
      let data3 = data.qualifications;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate163(data3[i0], { instancePath: instancePath + "/qualifications/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/qualifications", schemaPath: "#/properties/qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate162.errors = vErrors, errors === 0;
}
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target_audiences === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target_audiences" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.target_audiences !== void 0) {
      let data0 = data.target_audiences;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate162(data0[i0], { instancePath: instancePath + "/target_audiences/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/target_audiences", schemaPath: "#/properties/target_audiences/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate161(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length), validate160.errors = vErrors, errors === 0;
}
const $getNonDemographicFilters = validate169;
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  return validate171.errors = null, !0;
}
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label !== void 0 && typeof data.label != "string") {
      const err0 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.short_label !== void 0 && typeof data.short_label != "string") {
      const err1 = { instancePath: instancePath + "/short_label", schemaPath: "#/properties/short_label/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate182.errors = vErrors, errors === 0;
}
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.device_types !== void 0) {
      let data0 = data.device_types;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate171(data0[i0], { instancePath: instancePath + "/device_types/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/device_types", schemaPath: "#/properties/device_types/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.device_type_groups !== void 0) {
      let data2 = data.device_type_groups;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate171(data2[i1], { instancePath: instancePath + "/device_type_groups/" + i1, parentData: data2, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/device_type_groups", schemaPath: "#/properties/device_type_groups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.creatives !== void 0) {
      let data4 = data.creatives;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate171(data4[i2], { instancePath: instancePath + "/creatives/" + i2, parentData: data4, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/creatives", schemaPath: "#/properties/creatives/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.creative_groups !== void 0) {
      let data6 = data.creative_groups;
      if (Array.isArray(data6)) {
        const len3 = data6.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate171(data6[i3], { instancePath: instancePath + "/creative_groups/" + i3, parentData: data6, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err3 = { instancePath: instancePath + "/creative_groups", schemaPath: "#/properties/creative_groups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.placements !== void 0) {
      let data8 = data.placements;
      if (Array.isArray(data8)) {
        const len4 = data8.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate171(data8[i4], { instancePath: instancePath + "/placements/" + i4, parentData: data8, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/placements", schemaPath: "#/properties/placements/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.placement_groups !== void 0) {
      let data10 = data.placement_groups;
      if (Array.isArray(data10)) {
        const len5 = data10.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate171(data10[i5], { instancePath: instancePath + "/placement_groups/" + i5, parentData: data10, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err5 = { instancePath: instancePath + "/placement_groups", schemaPath: "#/properties/placement_groups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.publishers !== void 0) {
      let data12 = data.publishers;
      if (Array.isArray(data12)) {
        const len6 = data12.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate171(data12[i6], { instancePath: instancePath + "/publishers/" + i6, parentData: data12, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err6 = { instancePath: instancePath + "/publishers", schemaPath: "#/properties/publishers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.publisher_groups !== void 0) {
      let data14 = data.publisher_groups;
      if (Array.isArray(data14)) {
        const len7 = data14.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate171(data14[i7], { instancePath: instancePath + "/publisher_groups/" + i7, parentData: data14, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err7 = { instancePath: instancePath + "/publisher_groups", schemaPath: "#/properties/publisher_groups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.frequency !== void 0) {
      let data16 = data.frequency;
      if (Array.isArray(data16)) {
        const len8 = data16.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate171(data16[i8], { instancePath: instancePath + "/frequency/" + i8, parentData: data16, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err8 = { instancePath: instancePath + "/frequency", schemaPath: "#/properties/frequency/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data18 = data.channels;
      if (Array.isArray(data18)) {
        const len9 = data18.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate171(data18[i9], { instancePath: instancePath + "/channels/" + i9, parentData: data18, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      } else {
        const err9 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.ad_durations !== void 0) {
      let data20 = data.ad_durations;
      if (Array.isArray(data20)) {
        const len10 = data20.length;
        for (let i10 = 0; i10 < len10; i10++)
          validate182(data20[i10], { instancePath: instancePath + "/ad_durations/" + i10, parentData: data20, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
      } else {
        const err10 = { instancePath: instancePath + "/ad_durations", schemaPath: "#/properties/ad_durations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.dayparts !== void 0) {
      let data22 = data.dayparts;
      if (Array.isArray(data22)) {
        const len11 = data22.length;
        for (let i11 = 0; i11 < len11; i11++)
          validate182(data22[i11], { instancePath: instancePath + "/dayparts/" + i11, parentData: data22, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
      } else {
        const err11 = { instancePath: instancePath + "/dayparts", schemaPath: "#/properties/dayparts/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.networks !== void 0) {
      let data24 = data.networks;
      if (Array.isArray(data24)) {
        const len12 = data24.length;
        for (let i12 = 0; i12 < len12; i12++)
          validate182(data24[i12], { instancePath: instancePath + "/networks/" + i12, parentData: data24, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
      } else {
        const err12 = { instancePath: instancePath + "/networks", schemaPath: "#/properties/networks/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.media_channels !== void 0) {
      let data26 = data.media_channels;
      if (Array.isArray(data26)) {
        const len13 = data26.length;
        for (let i13 = 0; i13 < len13; i13++)
          validate182(data26[i13], { instancePath: instancePath + "/media_channels/" + i13, parentData: data26, parentDataProperty: i13, rootData }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
      } else {
        const err13 = { instancePath: instancePath + "/media_channels", schemaPath: "#/properties/media_channels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.social_platforms !== void 0) {
      let data28 = data.social_platforms;
      if (Array.isArray(data28)) {
        const len14 = data28.length;
        for (let i14 = 0; i14 < len14; i14++)
          validate182(data28[i14], { instancePath: instancePath + "/social_platforms/" + i14, parentData: data28, parentDataProperty: i14, rootData }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
      } else {
        const err14 = { instancePath: instancePath + "/social_platforms", schemaPath: "#/properties/social_platforms/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate170.errors = vErrors, errors === 0;
}
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate170(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length), validate169.errors = vErrors, errors === 0;
}
const $listRespondentCsvColumns = validate189;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.column !== void 0 && typeof data.column != "string") {
      const err0 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.csv_column_key !== void 0 && typeof data.csv_column_key != "string") {
      const err1 = { instancePath: instancePath + "/csv_column_key", schemaPath: "#/properties/csv_column_key/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.default !== void 0 && typeof data.default != "boolean") {
      const err2 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate191.errors = vErrors, errors === 0;
}
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate191(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate190.errors = vErrors, errors === 0;
}
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate190(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length), validate189.errors = vErrors, errors === 0;
}
const $listCampaignRespondentCsvColumns = validate194;
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate191(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate195.errors = vErrors, errors === 0;
}
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate195(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length), validate194.errors = vErrors, errors === 0;
}
const $listCampaignQuestions = validate198;
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.answer_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answer_id !== void 0) {
      let data0 = data.answer_id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/answer_id", schemaPath: "#/properties/answer_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.answer_text !== void 0 && typeof data.answer_text != "string") {
      const err2 = { instancePath: instancePath + "/answer_text", schemaPath: "#/properties/answer_text/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate202.errors = vErrors, errors === 0;
}
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question !== void 0 && (validate82(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.answers !== void 0) {
      let data1 = data.answers;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate202(data1[i0], { instancePath: instancePath + "/answers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate200.errors = vErrors, errors === 0;
}
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate200(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate199.errors = vErrors, errors === 0;
}
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate199(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length), validate198.errors = vErrors, errors === 0;
}
const $getCampaignQuestion = validate206;
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question !== void 0 && (validate82(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.answers !== void 0) {
      let data1 = data.answers;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate202(data1[i0], { instancePath: instancePath + "/answers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate207.errors = vErrors, errors === 0;
}
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate207(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors), errors = vErrors.length), validate206.errors = vErrors, errors === 0;
}
const $getQuestionLift = validate211;
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate78(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.enough_sample_size !== void 0 && typeof data.enough_sample_size != "boolean") {
      const err0 = { instancePath: instancePath + "/enough_sample_size", schemaPath: "#/properties/enough_sample_size/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enough_sample_size_on !== void 0) {
      let data1 = data.enough_sample_size_on;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            const err1 = { instancePath: instancePath + "/enough_sample_size_on/" + i0, schemaPath: "#/properties/enough_sample_size_on/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
      } else {
        const err2 = { instancePath: instancePath + "/enough_sample_size_on", schemaPath: "#/properties/enough_sample_size_on/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.enough_sample_size_off !== void 0) {
      let data3 = data.enough_sample_size_off;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4))
            for (const key0 in data4) {
              let data5 = data4[key0];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5))
                for (const key1 in data5) {
                  let data6 = data5[key1];
                  if (!Number.isSafeInteger(data6)) {
                    const err3 = { instancePath: instancePath + "/enough_sample_size_off/" + i1 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/enough_sample_size_off/items/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "integer" } };
                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                  }
                }
              else {
                const err4 = { instancePath: instancePath + "/enough_sample_size_off/" + i1 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/enough_sample_size_off/items/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
          else {
            const err5 = { instancePath: instancePath + "/enough_sample_size_off/" + i1, schemaPath: "#/properties/enough_sample_size_off/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/enough_sample_size_off", schemaPath: "#/properties/enough_sample_size_off/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.question !== void 0 && (validate82(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.answers_breakdown !== void 0) {
      let data8 = data.answers_breakdown;
      if (Array.isArray(data8)) {
        const len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate84(data8[i2], { instancePath: instancePath + "/answers_breakdown/" + i2, parentData: data8, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
      } else {
        const err7 = { instancePath: instancePath + "/answers_breakdown", schemaPath: "#/properties/answers_breakdown/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.lift_diagnostics !== void 0) {
      let data10 = data.lift_diagnostics;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        const err8 = { instancePath: instancePath + "/lift_diagnostics", schemaPath: "#/properties/lift_diagnostics/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate212.errors = vErrors, errors === 0;
}
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate212(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors), errors = vErrors.length), validate211.errors = vErrors, errors === 0;
}
const $listCampaignLift = validate217;
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate77(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate218.errors = vErrors, errors === 0;
}
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate218(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors), errors = vErrors.length), validate217.errors = vErrors, errors === 0;
}
const $listLiftByAdChannel = validate221;
const schema107 = { allOf: [{ $ref: "#/components/schemas/LiftResult" }], properties: { p_value: { type: ["number", "null"], format: "double" }, impression_share_percentage: { type: "number", format: "double" } } };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate77(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.p_value !== void 0) {
      let data0 = data.p_value;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/p_value", schemaPath: "#/properties/p_value/type", keyword: "type", params: { type: schema107.properties.p_value.type } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.impression_share_percentage !== void 0) {
      let data1 = data.impression_share_percentage;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err1 = { instancePath: instancePath + "/impression_share_percentage", schemaPath: "#/properties/impression_share_percentage/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  }
  return validate224.errors = vErrors, errors === 0;
}
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ad_channel !== void 0 && typeof data.ad_channel != "string") {
      const err0 = { instancePath: instancePath + "/ad_channel", schemaPath: "#/properties/ad_channel/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ad_channel_name !== void 0 && typeof data.ad_channel_name != "string") {
      const err1 = { instancePath: instancePath + "/ad_channel_name", schemaPath: "#/properties/ad_channel_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate223.errors = vErrors, errors === 0;
}
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate223(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate222(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length), validate221.errors = vErrors, errors === 0;
}
const $listLiftByAdLength = validate229;
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ad_length !== void 0) {
      let data0 = data.ad_length;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/ad_length", schemaPath: "#/properties/ad_length/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.ad_length_name !== void 0 && typeof data.ad_length_name != "string") {
      const err1 = { instancePath: instancePath + "/ad_length_name", schemaPath: "#/properties/ad_length_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate231.errors = vErrors, errors === 0;
}
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate231(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate230.errors = vErrors, errors === 0;
}
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate230(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors), errors = vErrors.length), validate229.errors = vErrors, errors === 0;
}
const $listLiftByCreative = validate235;
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.creative_id !== void 0 && typeof data.creative_id != "string") {
      const err0 = { instancePath: instancePath + "/creative_id", schemaPath: "#/properties/creative_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.creative_group_id !== void 0) {
      let data1 = data.creative_group_id;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/creative_group_id", schemaPath: "#/properties/creative_group_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.creative_name !== void 0 && typeof data.creative_name != "string") {
      const err2 = { instancePath: instancePath + "/creative_name", schemaPath: "#/properties/creative_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.impression_count !== void 0) {
      let data3 = data.impression_count;
      if (!Number.isSafeInteger(data3)) {
        const err3 = { instancePath: instancePath + "/impression_count", schemaPath: "#/properties/impression_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  }
  return validate237.errors = vErrors, errors === 0;
}
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate237(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate236.errors = vErrors, errors === 0;
}
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate236(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors), errors = vErrors.length), validate235.errors = vErrors, errors === 0;
}
const $listLiftByBucket = validate241;
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bucket_name !== void 0 && typeof data.bucket_name != "string") {
      const err0 = { instancePath: instancePath + "/bucket_name", schemaPath: "#/properties/bucket_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.bucket_order !== void 0) {
      let data1 = data.bucket_order;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/bucket_order", schemaPath: "#/properties/bucket_order/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  }
  return validate243.errors = vErrors, errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate243(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate242.errors = vErrors, errors === 0;
}
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate242(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length), validate241.errors = vErrors, errors === 0;
}
const $listLiftByCustomVariable = validate247;
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.custom_var !== void 0 && typeof data.custom_var != "string") {
    const err0 = { instancePath: instancePath + "/custom_var", schemaPath: "#/properties/custom_var/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate249.errors = vErrors, errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate249(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate248(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length), validate247.errors = vErrors, errors === 0;
}
const $listLiftByDaypart = validate253;
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.daypart !== void 0 && typeof data.daypart != "string") {
      const err0 = { instancePath: instancePath + "/daypart", schemaPath: "#/properties/daypart/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.daypart_name !== void 0 && typeof data.daypart_name != "string") {
      const err1 = { instancePath: instancePath + "/daypart_name", schemaPath: "#/properties/daypart_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate255.errors = vErrors, errors === 0;
}
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate255(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate254.errors = vErrors, errors === 0;
}
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate254(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors), errors = vErrors.length), validate253.errors = vErrors, errors === 0;
}
const $listLiftByDemographic = validate259;
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bucket_name !== void 0 && typeof data.bucket_name != "string") {
      const err0 = { instancePath: instancePath + "/bucket_name", schemaPath: "#/properties/bucket_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.bucket_order !== void 0) {
      let data1 = data.bucket_order;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/bucket_order", schemaPath: "#/properties/bucket_order/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  }
  return validate261.errors = vErrors, errors === 0;
}
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate261(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate260.errors = vErrors, errors === 0;
}
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate260(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors), errors = vErrors.length), validate259.errors = vErrors, errors === 0;
}
const $listLiftByDevice = validate265;
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.device !== void 0 && typeof data.device != "string") {
      const err0 = { instancePath: instancePath + "/device", schemaPath: "#/properties/device/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.device_name !== void 0 && typeof data.device_name != "string") {
      const err1 = { instancePath: instancePath + "/device_name", schemaPath: "#/properties/device_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate267.errors = vErrors, errors === 0;
}
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate267(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate266.errors = vErrors, errors === 0;
}
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate266(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors), errors = vErrors.length), validate265.errors = vErrors, errors === 0;
}
const $listLiftByFrequency = validate271;
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate224(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.frequency_bucket_name !== void 0 && typeof data.frequency_bucket_name != "string") {
      const err0 = { instancePath: instancePath + "/frequency_bucket_name", schemaPath: "#/properties/frequency_bucket_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.frequency_bucket_order !== void 0) {
      let data1 = data.frequency_bucket_order;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/frequency_bucket_order", schemaPath: "#/properties/frequency_bucket_order/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  }
  return validate273.errors = vErrors, errors === 0;
}
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate273(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate272.errors = vErrors, errors === 0;
}
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate272(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors), errors = vErrors.length), validate271.errors = vErrors, errors === 0;
}
const $listRespondents = validate277;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.respondent_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "respondent_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.respondent_id !== void 0 && typeof data.respondent_id != "string") {
      const err1 = { instancePath: instancePath + "/respondent_id", schemaPath: "#/properties/respondent_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.group !== void 0 && typeof data.group != "string") {
      const err2 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.weight !== void 0) {
      let data2 = data.weight;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err3 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.frequency !== void 0) {
      let data3 = data.frequency;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/frequency", schemaPath: "#/properties/frequency/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate280.errors = vErrors, errors === 0;
}
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_id !== void 0) {
      let data0 = data.question_id;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      const err1 = { instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.answer_ids !== void 0) {
      let data2 = data.answer_ids;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!Number.isSafeInteger(data3)) {
            const err2 = { instancePath: instancePath + "/answer_ids/" + i0, schemaPath: "#/properties/answer_ids/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/answer_ids", schemaPath: "#/properties/answer_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.answer_texts !== void 0) {
      let data4 = data.answer_texts;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            const err4 = { instancePath: instancePath + "/answer_texts/" + i1, schemaPath: "#/properties/answer_texts/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        const err5 = { instancePath: instancePath + "/answer_texts", schemaPath: "#/properties/answer_texts/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate282.errors = vErrors, errors === 0;
}
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.impression_id !== void 0 && typeof data.impression_id != "string") {
      const err0 = { instancePath: instancePath + "/impression_id", schemaPath: "#/properties/impression_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.visitor_id !== void 0 && typeof data.visitor_id != "string") {
      const err1 = { instancePath: instancePath + "/visitor_id", schemaPath: "#/properties/visitor_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      const err2 = { instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.publisher_id !== void 0 && typeof data.publisher_id != "string") {
      const err3 = { instancePath: instancePath + "/publisher_id", schemaPath: "#/properties/publisher_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.placement_id !== void 0 && typeof data.placement_id != "string") {
      const err4 = { instancePath: instancePath + "/placement_id", schemaPath: "#/properties/placement_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.creative_id !== void 0 && typeof data.creative_id != "string") {
      const err5 = { instancePath: instancePath + "/creative_id", schemaPath: "#/properties/creative_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.ad_channel !== void 0 && typeof data.ad_channel != "string") {
      const err6 = { instancePath: instancePath + "/ad_channel", schemaPath: "#/properties/ad_channel/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.custom_variables !== void 0) {
      let data7 = data.custom_variables;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
        const err7 = { instancePath: instancePath + "/custom_variables", schemaPath: "#/properties/custom_variables/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.partner_id !== void 0 && typeof data.partner_id != "string") {
      const err8 = { instancePath: instancePath + "/partner_id", schemaPath: "#/properties/partner_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.impression_type !== void 0 && typeof data.impression_type != "string") {
      const err9 = { instancePath: instancePath + "/impression_type", schemaPath: "#/properties/impression_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.media_channel !== void 0 && typeof data.media_channel != "string") {
      const err10 = { instancePath: instancePath + "/media_channel", schemaPath: "#/properties/media_channel/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.device_type !== void 0 && typeof data.device_type != "string") {
      const err11 = { instancePath: instancePath + "/device_type", schemaPath: "#/properties/device_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.ad_duration !== void 0) {
      let data12 = data.ad_duration;
      if (!Number.isSafeInteger(data12)) {
        const err12 = { instancePath: instancePath + "/ad_duration", schemaPath: "#/properties/ad_duration/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.daypart !== void 0 && typeof data.daypart != "string") {
      const err13 = { instancePath: instancePath + "/daypart", schemaPath: "#/properties/daypart/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.network !== void 0 && typeof data.network != "string") {
      const err14 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.program !== void 0 && typeof data.program != "string") {
      const err15 = { instancePath: instancePath + "/program", schemaPath: "#/properties/program/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.buy_type !== void 0 && typeof data.buy_type != "string") {
      const err16 = { instancePath: instancePath + "/buy_type", schemaPath: "#/properties/buy_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.tv_creative_group_id !== void 0) {
      let data17 = data.tv_creative_group_id;
      if (!Number.isSafeInteger(data17)) {
        const err17 = { instancePath: instancePath + "/tv_creative_group_id", schemaPath: "#/properties/tv_creative_group_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.product !== void 0 && typeof data.product != "string") {
      const err18 = { instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.ad_start_timestamp !== void 0 && typeof data.ad_start_timestamp != "string") {
      const err19 = { instancePath: instancePath + "/ad_start_timestamp", schemaPath: "#/properties/ad_start_timestamp/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.percent_viewed !== void 0 && typeof data.percent_viewed != "string") {
      const err20 = { instancePath: instancePath + "/percent_viewed", schemaPath: "#/properties/percent_viewed/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.gender_skew !== void 0 && typeof data.gender_skew != "string") {
      const err21 = { instancePath: instancePath + "/gender_skew", schemaPath: "#/properties/gender_skew/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.age_skew !== void 0 && typeof data.age_skew != "string") {
      const err22 = { instancePath: instancePath + "/age_skew", schemaPath: "#/properties/age_skew/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.time_shift !== void 0) {
      let data23 = data.time_shift;
      if (!Number.isSafeInteger(data23)) {
        const err23 = { instancePath: instancePath + "/time_shift", schemaPath: "#/properties/time_shift/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.new_or_rerun !== void 0 && typeof data.new_or_rerun != "string") {
      const err24 = { instancePath: instancePath + "/new_or_rerun", schemaPath: "#/properties/new_or_rerun/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.program_genre !== void 0 && typeof data.program_genre != "string") {
      const err25 = { instancePath: instancePath + "/program_genre", schemaPath: "#/properties/program_genre/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.program_sub_genre !== void 0 && typeof data.program_sub_genre != "string") {
      const err26 = { instancePath: instancePath + "/program_sub_genre", schemaPath: "#/properties/program_sub_genre/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.program_type !== void 0 && typeof data.program_type != "string") {
      const err27 = { instancePath: instancePath + "/program_type", schemaPath: "#/properties/program_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.pod_number !== void 0) {
      let data28 = data.pod_number;
      if (!Number.isSafeInteger(data28)) {
        const err28 = { instancePath: instancePath + "/pod_number", schemaPath: "#/properties/pod_number/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.pod_position_numeric !== void 0) {
      let data29 = data.pod_position_numeric;
      if (!Number.isSafeInteger(data29)) {
        const err29 = { instancePath: instancePath + "/pod_position_numeric", schemaPath: "#/properties/pod_position_numeric/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.pod_position_letter !== void 0 && typeof data.pod_position_letter != "string") {
      const err30 = { instancePath: instancePath + "/pod_position_letter", schemaPath: "#/properties/pod_position_letter/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.day_of_week !== void 0 && typeof data.day_of_week != "string") {
      const err31 = { instancePath: instancePath + "/day_of_week", schemaPath: "#/properties/day_of_week/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.spot_cost !== void 0 && typeof data.spot_cost != "string") {
      const err32 = { instancePath: instancePath + "/spot_cost", schemaPath: "#/properties/spot_cost/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.airing_type !== void 0 && typeof data.airing_type != "string") {
      const err33 = { instancePath: instancePath + "/airing_type", schemaPath: "#/properties/airing_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.brand !== void 0 && typeof data.brand != "string") {
      const err34 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
  } else {
    const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate284.errors = vErrors, errors === 0;
}
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_id !== void 0 && typeof data.question_id != "string") {
      const err0 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.filter_name !== void 0 && typeof data.filter_name != "string") {
      const err1 = { instancePath: instancePath + "/filter_name", schemaPath: "#/properties/filter_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.answer_ints !== void 0) {
      let data2 = data.answer_ints;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!Number.isSafeInteger(data3)) {
            const err2 = { instancePath: instancePath + "/answer_ints/" + i0, schemaPath: "#/properties/answer_ints/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/answer_ints", schemaPath: "#/properties/answer_ints/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate286.errors = vErrors, errors === 0;
}
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.respondent !== void 0 && (validate280(data.respondent, { instancePath: instancePath + "/respondent", parentData: data, parentDataProperty: "respondent", rootData }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length)), data.responses !== void 0) {
      let data1 = data.responses;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate282(data1[i0], { instancePath: instancePath + "/responses/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/responses", schemaPath: "#/properties/responses/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.impressions !== void 0) {
      let data3 = data.impressions;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate284(data3[i1], { instancePath: instancePath + "/impressions/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/impressions", schemaPath: "#/properties/impressions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.demographic_responses !== void 0) {
      let data5 = data.demographic_responses;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate286(data5[i2], { instancePath: instancePath + "/demographic_responses/" + i2, parentData: data5, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/demographic_responses", schemaPath: "#/properties/demographic_responses/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate279.errors = vErrors, errors === 0;
}
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.page === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.page_size === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page_size" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.total_items === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_items" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate279(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (!Number.isSafeInteger(data2)) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data3 = data.page_size;
      if (!Number.isSafeInteger(data3)) {
        const err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data4 = data.total_items;
      if (!Number.isSafeInteger(data4)) {
        const err8 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate278.errors = vErrors, errors === 0;
}
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate278(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length), validate277.errors = vErrors, errors === 0;
}
const $exportExcel = validate290;
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate291.errors = vErrors, errors === 0;
}
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate291(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length), validate290.errors = vErrors, errors === 0;
}
const $getExcelExport = validate293;
const schema142 = { type: "object", required: ["report_export_id"], properties: { report_export_id: { type: "string", format: "uuid" }, campaign_id: { type: "string", format: "uuid" }, finished_at: { type: "string", format: "date-time" }, expires_at: { type: "string", format: "date-time" }, s3_url: { type: ["string", "null"] } } };
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.report_export_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report_export_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.report_export_id !== void 0 && typeof data.report_export_id != "string") {
      const err1 = { instancePath: instancePath + "/report_export_id", schemaPath: "#/properties/report_export_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.campaign_id !== void 0 && typeof data.campaign_id != "string") {
      const err2 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.finished_at !== void 0 && typeof data.finished_at != "string") {
      const err3 = { instancePath: instancePath + "/finished_at", schemaPath: "#/properties/finished_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at !== void 0 && typeof data.expires_at != "string") {
      const err4 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.s3_url !== void 0) {
      let data4 = data.s3_url;
      if (typeof data4 != "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/s3_url", schemaPath: "#/properties/s3_url/type", keyword: "type", params: { type: schema142.properties.s3_url.type } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate294.errors = vErrors, errors === 0;
}
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate294(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors), errors = vErrors.length), validate293.errors = vErrors, errors === 0;
}
const $exportPowerPoint = validate296;
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.report_export_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report_export_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.report_export_id !== void 0 && typeof data.report_export_id != "string") {
      const err1 = { instancePath: instancePath + "/report_export_id", schemaPath: "#/properties/report_export_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate297.errors = vErrors, errors === 0;
}
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate297(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors), errors = vErrors.length), validate296.errors = vErrors, errors === 0;
}
const $getPowerPointExport = validate299;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.report_export_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report_export_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.report_export_id !== void 0 && typeof data.report_export_id != "string") {
      const err1 = { instancePath: instancePath + "/report_export_id", schemaPath: "#/properties/report_export_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.campaign_id !== void 0 && typeof data.campaign_id != "string") {
      const err2 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.finished_at !== void 0 && typeof data.finished_at != "string") {
      const err3 = { instancePath: instancePath + "/finished_at", schemaPath: "#/properties/finished_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at !== void 0 && typeof data.expires_at != "string") {
      const err4 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.s3_url !== void 0) {
      let data4 = data.s3_url;
      if (typeof data4 != "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/s3_url", schemaPath: "#/properties/s3_url/type", keyword: "type", params: { type: schema142.properties.s3_url.type } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate300.errors = vErrors, errors === 0;
}
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate300(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors), errors = vErrors.length), validate299.errors = vErrors, errors === 0;
}
const $listFrequencyReports = validate302;
const schema149 = { type: "object", required: ["frequency_report_id"], properties: { frequency_report_id: { type: "string", format: "uuid" }, campaign_id: { type: "string", format: "uuid" }, filter_impressions_by_timestamp: { type: "boolean" }, output_columns: { type: "object", additionalProperties: !0 }, status: { type: "string" }, error: { type: "string" }, utc_offset: { type: ["integer", "null"], format: "int32", minimum: -2147483648, maximum: 2147483647 }, created_at: { type: "string", format: "date-time" }, updated_at: { type: "string", format: "date-time" }, report_name: { type: "string" } } };
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.frequency_report_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "frequency_report_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.frequency_report_id !== void 0 && typeof data.frequency_report_id != "string") {
      const err1 = { instancePath: instancePath + "/frequency_report_id", schemaPath: "#/properties/frequency_report_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.campaign_id !== void 0 && typeof data.campaign_id != "string") {
      const err2 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.filter_impressions_by_timestamp !== void 0 && typeof data.filter_impressions_by_timestamp != "boolean") {
      const err3 = { instancePath: instancePath + "/filter_impressions_by_timestamp", schemaPath: "#/properties/filter_impressions_by_timestamp/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.output_columns !== void 0) {
      let data3 = data.output_columns;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        const err4 = { instancePath: instancePath + "/output_columns", schemaPath: "#/properties/output_columns/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.status !== void 0 && typeof data.status != "string") {
      const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error !== void 0 && typeof data.error != "string") {
      const err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.utc_offset !== void 0) {
      let data6 = data.utc_offset;
      if (!Number.isSafeInteger(data6) && data6 !== null) {
        const err7 = { instancePath: instancePath + "/utc_offset", schemaPath: "#/properties/utc_offset/type", keyword: "type", params: { type: schema149.properties.utc_offset.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err8 = { instancePath: instancePath + "/utc_offset", schemaPath: "#/properties/utc_offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data6 < -2147483648 || isNaN(data6)) {
          const err9 = { instancePath: instancePath + "/utc_offset", schemaPath: "#/properties/utc_offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.created_at !== void 0 && typeof data.created_at != "string") {
      const err10 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.updated_at !== void 0 && typeof data.updated_at != "string") {
      const err11 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.report_name !== void 0 && typeof data.report_name != "string") {
      const err12 = { instancePath: instancePath + "/report_name", schemaPath: "#/properties/report_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate304.errors = vErrors, errors === 0;
}
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.page === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.page_size === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page_size" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.total_items === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_items" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate304(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (!Number.isSafeInteger(data2)) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data3 = data.page_size;
      if (!Number.isSafeInteger(data3)) {
        const err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data4 = data.total_items;
      if (!Number.isSafeInteger(data4)) {
        const err8 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate303.errors = vErrors, errors === 0;
}
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate303(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors), errors = vErrors.length), validate302.errors = vErrors, errors === 0;
}
const $createFrequencyReport = validate307;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate304(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate308.errors = vErrors, errors === 0;
}
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate308(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors), errors = vErrors.length), validate307.errors = vErrors, errors === 0;
}
const $getFrequencyReport = validate311;
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate304(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate312.errors = vErrors, errors === 0;
}
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate312(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors), errors = vErrors.length), validate311.errors = vErrors, errors === 0;
}
const $getIpMatching = validate315;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate318.errors = vErrors, errors === 0;
}
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ip_matching_type !== void 0 && (validate318(data.ip_matching_type, { instancePath: instancePath + "/ip_matching_type", parentData: data, parentDataProperty: "ip_matching_type", rootData }) || (vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors), errors = vErrors.length)), data.ip_matching_id !== void 0 && typeof data.ip_matching_id != "string") {
      const err0 = { instancePath: instancePath + "/ip_matching_id", schemaPath: "#/properties/ip_matching_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enablement_status !== void 0 && typeof data.enablement_status != "string") {
      const err1 = { instancePath: instancePath + "/enablement_status", schemaPath: "#/properties/enablement_status/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.is_enabled !== void 0 && typeof data.is_enabled != "boolean") {
      const err2 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.added_at !== void 0 && typeof data.added_at != "string") {
      const err3 = { instancePath: instancePath + "/added_at", schemaPath: "#/properties/added_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lookup_key !== void 0 && typeof data.lookup_key != "string") {
      const err4 = { instancePath: instancePath + "/lookup_key", schemaPath: "#/properties/lookup_key/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate317.errors = vErrors, errors === 0;
}
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_enabled !== void 0 && typeof data.is_enabled != "boolean") {
      const err0 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enablement_status !== void 0 && typeof data.enablement_status != "string") {
      const err1 = { instancePath: instancePath + "/enablement_status", schemaPath: "#/properties/enablement_status/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate317(data2[i0], { instancePath: instancePath + "/items/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            const err3 = { instancePath: instancePath + "/errors/" + i1, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        const err4 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data6 = data.page;
      if (!Number.isSafeInteger(data6)) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data7 = data.page_size;
      if (!Number.isSafeInteger(data7)) {
        const err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data8 = data.total_items;
      if (!Number.isSafeInteger(data8)) {
        const err8 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate316.errors = vErrors, errors === 0;
}
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate316(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors), errors = vErrors.length), validate315.errors = vErrors, errors === 0;
}
const $configureIpMatching = validate322;
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate323.errors = vErrors, errors === 0;
}
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate323(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors), errors = vErrors.length), validate322.errors = vErrors, errors === 0;
}
const $updateIpMatching = validate325;
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_enabled !== void 0 && typeof data.is_enabled != "boolean") {
      const err0 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enablement_status !== void 0 && typeof data.enablement_status != "string") {
      const err1 = { instancePath: instancePath + "/enablement_status", schemaPath: "#/properties/enablement_status/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate317(data2[i0], { instancePath: instancePath + "/items/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            const err3 = { instancePath: instancePath + "/errors/" + i1, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        const err4 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data6 = data.page;
      if (!Number.isSafeInteger(data6)) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data7 = data.page_size;
      if (!Number.isSafeInteger(data7)) {
        const err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data8 = data.total_items;
      if (!Number.isSafeInteger(data8)) {
        const err8 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate326.errors = vErrors, errors === 0;
}
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate326(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors), errors = vErrors.length), validate325.errors = vErrors, errors === 0;
}
const $createIpMatchingIds = validate329;
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_enabled !== void 0 && typeof data.is_enabled != "boolean") {
      const err0 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enablement_status !== void 0 && typeof data.enablement_status != "string") {
      const err1 = { instancePath: instancePath + "/enablement_status", schemaPath: "#/properties/enablement_status/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate317(data2[i0], { instancePath: instancePath + "/items/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            const err3 = { instancePath: instancePath + "/errors/" + i1, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        const err4 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data6 = data.page;
      if (!Number.isSafeInteger(data6)) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data7 = data.page_size;
      if (!Number.isSafeInteger(data7)) {
        const err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data8 = data.total_items;
      if (!Number.isSafeInteger(data8)) {
        const err8 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate330.errors = vErrors, errors === 0;
}
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate330(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length), validate329.errors = vErrors, errors === 0;
}
const $listPixelGroups = validate333;
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pixel_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pixel_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pixel_id !== void 0) {
      let data0 = data.pixel_id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/pixel_id", schemaPath: "#/properties/pixel_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.pixel_type !== void 0 && typeof data.pixel_type != "string") {
      const err2 = { instancePath: instancePath + "/pixel_type", schemaPath: "#/properties/pixel_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ad_server_id !== void 0) {
      let data2 = data.ad_server_id;
      if (!Number.isSafeInteger(data2)) {
        const err3 = { instancePath: instancePath + "/ad_server_id", schemaPath: "#/properties/ad_server_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.ad_server_name !== void 0 && typeof data.ad_server_name != "string") {
      const err4 = { instancePath: instancePath + "/ad_server_name", schemaPath: "#/properties/ad_server_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.created_at !== void 0 && typeof data.created_at != "string") {
      const err5 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.query_params !== void 0) {
      let data5 = data.query_params;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        const err6 = { instancePath: instancePath + "/query_params", schemaPath: "#/properties/query_params/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.pixel_url !== void 0 && typeof data.pixel_url != "string") {
      const err7 = { instancePath: instancePath + "/pixel_url", schemaPath: "#/properties/pixel_url/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate336.errors = vErrors, errors === 0;
}
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ad_servers !== void 0) {
      let data1 = data.ad_servers;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            const err2 = { instancePath: instancePath + "/ad_servers/" + i0, schemaPath: "#/properties/ad_servers/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = { instancePath: instancePath + "/ad_servers", schemaPath: "#/properties/ad_servers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.pixel_count !== void 0) {
      let data3 = data.pixel_count;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/pixel_count", schemaPath: "#/properties/pixel_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.created_at !== void 0 && typeof data.created_at != "string") {
      const err5 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.pixel_type !== void 0 && typeof data.pixel_type != "string") {
      const err6 = { instancePath: instancePath + "/pixel_type", schemaPath: "#/properties/pixel_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.details !== void 0) {
      let data6 = data.details;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate336(data6[i1], { instancePath: instancePath + "/details/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors), errors = vErrors.length);
      } else {
        const err7 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate335.errors = vErrors, errors === 0;
}
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate335(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate334.errors = vErrors, errors === 0;
}
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate334(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors), errors = vErrors.length), validate333.errors = vErrors, errors === 0;
}
const $createPixels = validate340;
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ad_server_id !== void 0) {
      let data0 = data.ad_server_id;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/ad_server_id", schemaPath: "#/properties/ad_server_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.ad_server_name !== void 0 && typeof data.ad_server_name != "string") {
      const err1 = { instancePath: instancePath + "/ad_server_name", schemaPath: "#/properties/ad_server_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.pixel_type !== void 0 && typeof data.pixel_type != "string") {
      const err2 = { instancePath: instancePath + "/pixel_type", schemaPath: "#/properties/pixel_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.query_params !== void 0) {
      let data3 = data.query_params;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key0 in data3)
          if (typeof data3[key0] != "string") {
            const err3 = { instancePath: instancePath + "/query_params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/query_params/additionalProperties/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        const err4 = { instancePath: instancePath + "/query_params", schemaPath: "#/properties/query_params/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.pixel_url !== void 0 && typeof data.pixel_url != "string") {
      const err5 = { instancePath: instancePath + "/pixel_url", schemaPath: "#/properties/pixel_url/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate343.errors = vErrors, errors === 0;
}
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.campaign_pixels !== void 0) {
      let data0 = data.campaign_pixels;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate343(data0[i0], { instancePath: instancePath + "/campaign_pixels/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/campaign_pixels", schemaPath: "#/properties/campaign_pixels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate342.errors = vErrors, errors === 0;
}
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate342(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate341.errors = vErrors, errors === 0;
}
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate341(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors), errors = vErrors.length), validate340.errors = vErrors, errors === 0;
}
const $getPixelGroup = validate347;
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate336(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate348.errors = vErrors, errors === 0;
}
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate348(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors), errors = vErrors.length), validate347.errors = vErrors, errors === 0;
}
const $updatePixelGroup = validate351;
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate343(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate352.errors = vErrors, errors === 0;
}
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate352(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors), errors = vErrors.length), validate351.errors = vErrors, errors === 0;
}
const $listS2sMappings = validate355;
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.partner_id !== void 0) {
      let data0 = data.partner_id;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/partner_id", schemaPath: "#/properties/partner_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.partner_name !== void 0 && typeof data.partner_name != "string") {
      const err1 = { instancePath: instancePath + "/partner_name", schemaPath: "#/properties/partner_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.partner_campaigns_ids !== void 0) {
      let data2 = data.partner_campaigns_ids;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err2 = { instancePath: instancePath + "/partner_campaigns_ids/" + i0, schemaPath: "#/properties/partner_campaigns_ids/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = { instancePath: instancePath + "/partner_campaigns_ids", schemaPath: "#/properties/partner_campaigns_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.last_modified !== void 0 && typeof data.last_modified != "string") {
      const err4 = { instancePath: instancePath + "/last_modified", schemaPath: "#/properties/last_modified/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate357.errors = vErrors, errors === 0;
}
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.page === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.page_size === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page_size" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.total_items === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_items" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate357(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (!Number.isSafeInteger(data2)) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data3 = data.page_size;
      if (!Number.isSafeInteger(data3)) {
        const err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data4 = data.total_items;
      if (!Number.isSafeInteger(data4)) {
        const err8 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate356.errors = vErrors, errors === 0;
}
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate356(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors), errors = vErrors.length), validate355.errors = vErrors, errors === 0;
}
const $createS2sMappings = validate360;
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.partner_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partner_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.partner_campaigns_ids === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partner_campaigns_ids" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.partner_id !== void 0) {
      let data0 = data.partner_id;
      if (!Number.isSafeInteger(data0)) {
        const err2 = { instancePath: instancePath + "/partner_id", schemaPath: "#/properties/partner_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        const err3 = { instancePath: instancePath + "/partner_id", schemaPath: "#/properties/partner_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.partner_campaigns_ids !== void 0) {
      let data1 = data.partner_campaigns_ids;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (data2.length < 1) {
              const err4 = { instancePath: instancePath + "/partner_campaigns_ids/" + i0, schemaPath: "#/properties/partner_campaigns_ids/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/partner_campaigns_ids/" + i0, schemaPath: "#/properties/partner_campaigns_ids/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/partner_campaigns_ids", schemaPath: "#/properties/partner_campaigns_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.failed_partner_campaigns_ids !== void 0) {
      let data3 = data.failed_partner_campaigns_ids;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 == "string") {
            if (data4.length < 1) {
              const err7 = { instancePath: instancePath + "/failed_partner_campaigns_ids/" + i1, schemaPath: "#/properties/failed_partner_campaigns_ids/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/failed_partner_campaigns_ids/" + i1, schemaPath: "#/properties/failed_partner_campaigns_ids/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/failed_partner_campaigns_ids", schemaPath: "#/properties/failed_partner_campaigns_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate362.errors = vErrors, errors === 0;
}
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate362(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate361.errors = vErrors, errors === 0;
}
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate361(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors), errors = vErrors.length), validate360.errors = vErrors, errors === 0;
}
const $removeS2sMapping = validate365;
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      const err1 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.metadatatype_name !== void 0 && typeof data.metadatatype_name != "string") {
      const err2 = { instancePath: instancePath + "/metadatatype_name", schemaPath: "#/properties/metadatatype_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.is_active !== void 0 && typeof data.is_active != "boolean") {
      const err3 = { instancePath: instancePath + "/is_active", schemaPath: "#/properties/is_active/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate366.errors = vErrors, errors === 0;
}
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate366(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors), errors = vErrors.length), validate365.errors = vErrors, errors === 0;
}
const $listNamesWithImpressions = validate368;
const schema187 = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: { type: ["string", "null"] }, group_id: { type: ["string", "integer", "null"] }, group_name: { type: ["string", "null"] }, impressions: { type: "integer", format: "int64" } } };
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 != "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema187.properties.name.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.group_id !== void 0) {
      let data2 = data.group_id;
      if (typeof data2 != "string" && !Number.isSafeInteger(data2) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/group_id", schemaPath: "#/properties/group_id/type", keyword: "type", params: { type: schema187.properties.group_id.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.group_name !== void 0) {
      let data3 = data.group_name;
      if (typeof data3 != "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/type", keyword: "type", params: { type: schema187.properties.group_name.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.impressions !== void 0) {
      let data4 = data.impressions;
      if (!Number.isSafeInteger(data4)) {
        const err5 = { instancePath: instancePath + "/impressions", schemaPath: "#/properties/impressions/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate371.errors = vErrors, errors === 0;
}
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate371(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        const err3 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data3 = data.page_size;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data4 = data.total_items;
      if (!Number.isSafeInteger(data4)) {
        const err5 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate370.errors = vErrors, errors === 0;
}
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate370(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors), errors = vErrors.length);
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate369.errors = vErrors, errors === 0;
}
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate369(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors), errors = vErrors.length), validate368.errors = vErrors, errors === 0;
}
const $listGroups = validate375;
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.group_name !== void 0 && typeof data.group_name != "string") {
      const err0 = { instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.group_id !== void 0) {
      let data1 = data.group_id;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/group_id", schemaPath: "#/properties/group_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate377.errors = vErrors, errors === 0;
}
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate377(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate376.errors = vErrors, errors === 0;
}
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate376(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors), errors = vErrors.length), validate375.errors = vErrors, errors === 0;
}
const $createOrUpdateGroups = validate380;
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.group_name !== void 0 && typeof data.group_name != "string") {
      const err0 = { instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.group_id !== void 0) {
      let data1 = data.group_id;
      if (!Number.isSafeInteger(data1)) {
        const err1 = { instancePath: instancePath + "/group_id", schemaPath: "#/properties/group_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        const err2 = { instancePath: instancePath + "/group_id", schemaPath: "#/properties/group_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate382.errors = vErrors, errors === 0;
}
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.groups !== void 0) {
      let data0 = data.groups;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate382(data0[i0], { instancePath: instancePath + "/groups/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate381.errors = vErrors, errors === 0;
}
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate381(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors), errors = vErrors.length), validate380.errors = vErrors, errors === 0;
}
const $removeGroups = validate385;
const schema195 = { type: "object", required: ["message"], properties: { message: { type: "string" }, error: { type: ["string", "null"] }, error_details: { type: "array", items: { $ref: "#/components/schemas/GroupRemovalError" } } } };
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scope !== void 0 && typeof data.scope != "string") {
      const err0 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      const err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.detail !== void 0 && typeof data.detail != "string") {
      const err2 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate387.errors = vErrors, errors === 0;
}
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      const err1 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error !== void 0) {
      let data1 = data.error;
      if (typeof data1 != "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema195.properties.error.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.error_details !== void 0) {
      let data2 = data.error_details;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate387(data2[i0], { instancePath: instancePath + "/error_details/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors), errors = vErrors.length);
      } else {
        const err3 = { instancePath: instancePath + "/error_details", schemaPath: "#/properties/error_details/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate386.errors = vErrors, errors === 0;
}
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate386(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors), errors = vErrors.length), validate385.errors = vErrors, errors === 0;
}
const $getCampaignNames = validate390;
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.creative_id !== void 0 && typeof data.creative_id != "string") {
      const err0 = { instancePath: instancePath + "/creative_id", schemaPath: "#/properties/creative_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.creative_name !== void 0 && typeof data.creative_name != "string") {
      const err1 = { instancePath: instancePath + "/creative_name", schemaPath: "#/properties/creative_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate392.errors = vErrors, errors === 0;
}
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.placement_id !== void 0 && typeof data.placement_id != "string") {
      const err0 = { instancePath: instancePath + "/placement_id", schemaPath: "#/properties/placement_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.placement_name !== void 0 && typeof data.placement_name != "string") {
      const err1 = { instancePath: instancePath + "/placement_name", schemaPath: "#/properties/placement_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate394.errors = vErrors, errors === 0;
}
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.publisher_id !== void 0 && typeof data.publisher_id != "string") {
      const err0 = { instancePath: instancePath + "/publisher_id", schemaPath: "#/properties/publisher_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.publisher_name !== void 0 && typeof data.publisher_name != "string") {
      const err1 = { instancePath: instancePath + "/publisher_name", schemaPath: "#/properties/publisher_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate396.errors = vErrors, errors === 0;
}
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.creatives !== void 0) {
      let data0 = data.creatives;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate392(data0[i0], { instancePath: instancePath + "/creatives/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/creatives", schemaPath: "#/properties/creatives/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.placements !== void 0) {
      let data2 = data.placements;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate394(data2[i1], { instancePath: instancePath + "/placements/" + i1, parentData: data2, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/placements", schemaPath: "#/properties/placements/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.publishers !== void 0) {
      let data4 = data.publishers;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate396(data4[i2], { instancePath: instancePath + "/publishers/" + i2, parentData: data4, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/publishers", schemaPath: "#/properties/publishers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate391.errors = vErrors, errors === 0;
}
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate391(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors), errors = vErrors.length), validate390.errors = vErrors, errors === 0;
}
const $assignCampaignNames = validate399;
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.creatives !== void 0) {
      let data0 = data.creatives;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate392(data0[i0], { instancePath: instancePath + "/creatives/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/creatives", schemaPath: "#/properties/creatives/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.placements !== void 0) {
      let data2 = data.placements;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate394(data2[i1], { instancePath: instancePath + "/placements/" + i1, parentData: data2, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/placements", schemaPath: "#/properties/placements/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.publishers !== void 0) {
      let data4 = data.publishers;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate396(data4[i2], { instancePath: instancePath + "/publishers/" + i2, parentData: data4, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/publishers", schemaPath: "#/properties/publishers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate400.errors = vErrors, errors === 0;
}
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate400(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length), validate399.errors = vErrors, errors === 0;
}
const $listNames = validate405;
const schema207 = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: { type: ["string", "null"] } } };
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 != "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema207.properties.name.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate408.errors = vErrors, errors === 0;
}
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.page === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.page_size === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page_size" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.total_items === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_items" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate408(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.group_id !== void 0 && typeof data.group_id != "string") {
      const err5 = { instancePath: instancePath + "/group_id", schemaPath: "#/properties/group_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.page !== void 0) {
      let data3 = data.page;
      if (!Number.isSafeInteger(data3)) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        const err7 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data4 = data.page_size;
      if (!Number.isSafeInteger(data4)) {
        const err8 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data5 = data.total_items;
      if (!Number.isSafeInteger(data5)) {
        const err9 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate407.errors = vErrors, errors === 0;
}
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate407(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors), errors = vErrors.length);
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate406.errors = vErrors, errors === 0;
}
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate406(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors), errors = vErrors.length), validate405.errors = vErrors, errors === 0;
}
const $assignNamesAndGroups = validate412;
const schema210 = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: { type: ["string", "null"] }, group_id: { type: ["integer", "null"], format: "int64" } } };
function validate414(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 != "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema210.properties.name.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.group_id !== void 0) {
      let data2 = data.group_id;
      if (!Number.isSafeInteger(data2) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/group_id", schemaPath: "#/properties/group_id/type", keyword: "type", params: { type: schema210.properties.group_id.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate414.errors = vErrors, errors === 0;
}
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate414(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors), errors = vErrors.length);
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate413.errors = vErrors, errors === 0;
}
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate413(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors), errors = vErrors.length), validate412.errors = vErrors, errors === 0;
}
const $createToken = validate417;
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.access_token === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "access_token" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.access_token !== void 0 && typeof data.access_token != "string") {
      const err1 = { instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.token_type !== void 0 && typeof data.token_type != "string") {
      const err2 = { instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.expires_in !== void 0) {
      let data2 = data.expires_in;
      if (!Number.isSafeInteger(data2)) {
        const err3 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.scope !== void 0 && typeof data.scope != "string") {
      const err4 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate418.errors = vErrors, errors === 0;
}
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate418(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length), validate417.errors = vErrors, errors === 0;
}


export const listCampaigns: Validator<"listCampaigns"> = $listCampaigns
export const createCampaign: Validator<"createCampaign"> = $createCampaign
export const getCampaignSummary: Validator<"getCampaignSummary"> = $getCampaignSummary
export const getCampaign: Validator<"getCampaign"> = $getCampaign
export const updateLaunchedCampaign: Validator<"updateLaunchedCampaign"> = $updateLaunchedCampaign
export const updateCampaign: Validator<"updateCampaign"> = $updateCampaign
export const launchCampaign: Validator<"launchCampaign"> = $launchCampaign
export const getCampaignOverviewLift: Validator<"getCampaignOverviewLift"> = $getCampaignOverviewLift
export const listIndustries: Validator<"listIndustries"> = $listIndustries
export const listCountryLanguages: Validator<"listCountryLanguages"> = $listCountryLanguages
export const getCountryLanguage: Validator<"getCountryLanguage"> = $getCountryLanguage
export const listCountryLanguageQuestions: Validator<"listCountryLanguageQuestions"> = $listCountryLanguageQuestions
export const listCountryLanguageQuestionOptions: Validator<"listCountryLanguageQuestionOptions"> = $listCountryLanguageQuestionOptions
export const listQuestionTemplates: Validator<"listQuestionTemplates"> = $listQuestionTemplates
export const listCampaignQuestionTemplates: Validator<"listCampaignQuestionTemplates"> = $listCampaignQuestionTemplates
export const listAdServers: Validator<"listAdServers"> = $listAdServers
export const getAdServer: Validator<"getAdServer"> = $getAdServer
export const listTagQueryParameters: Validator<"listTagQueryParameters"> = $listTagQueryParameters
export const listS2sPartners: Validator<"listS2sPartners"> = $listS2sPartners
export const listTargetedRecruitmentOptions: Validator<"listTargetedRecruitmentOptions"> = $listTargetedRecruitmentOptions
export const listDemographicFilters: Validator<"listDemographicFilters"> = $listDemographicFilters
export const listTargetAudiences: Validator<"listTargetAudiences"> = $listTargetAudiences
export const getNonDemographicFilters: Validator<"getNonDemographicFilters"> = $getNonDemographicFilters
export const listRespondentCsvColumns: Validator<"listRespondentCsvColumns"> = $listRespondentCsvColumns
export const listCampaignRespondentCsvColumns: Validator<"listCampaignRespondentCsvColumns"> = $listCampaignRespondentCsvColumns
export const listCampaignQuestions: Validator<"listCampaignQuestions"> = $listCampaignQuestions
export const getCampaignQuestion: Validator<"getCampaignQuestion"> = $getCampaignQuestion
export const getQuestionLift: Validator<"getQuestionLift"> = $getQuestionLift
export const listCampaignLift: Validator<"listCampaignLift"> = $listCampaignLift
export const listLiftByAdChannel: Validator<"listLiftByAdChannel"> = $listLiftByAdChannel
export const listLiftByAdLength: Validator<"listLiftByAdLength"> = $listLiftByAdLength
export const listLiftByCreative: Validator<"listLiftByCreative"> = $listLiftByCreative
export const listLiftByBucket: Validator<"listLiftByBucket"> = $listLiftByBucket
export const listLiftByCustomVariable: Validator<"listLiftByCustomVariable"> = $listLiftByCustomVariable
export const listLiftByDaypart: Validator<"listLiftByDaypart"> = $listLiftByDaypart
export const listLiftByDemographic: Validator<"listLiftByDemographic"> = $listLiftByDemographic
export const listLiftByDevice: Validator<"listLiftByDevice"> = $listLiftByDevice
export const listLiftByFrequency: Validator<"listLiftByFrequency"> = $listLiftByFrequency
export const listRespondents: Validator<"listRespondents"> = $listRespondents
export const exportExcel: Validator<"exportExcel"> = $exportExcel
export const getExcelExport: Validator<"getExcelExport"> = $getExcelExport
export const exportPowerPoint: Validator<"exportPowerPoint"> = $exportPowerPoint
export const getPowerPointExport: Validator<"getPowerPointExport"> = $getPowerPointExport
export const listFrequencyReports: Validator<"listFrequencyReports"> = $listFrequencyReports
export const createFrequencyReport: Validator<"createFrequencyReport"> = $createFrequencyReport
export const getFrequencyReport: Validator<"getFrequencyReport"> = $getFrequencyReport
export const getIpMatching: Validator<"getIpMatching"> = $getIpMatching
export const configureIpMatching: Validator<"configureIpMatching"> = $configureIpMatching
export const updateIpMatching: Validator<"updateIpMatching"> = $updateIpMatching
export const createIpMatchingIds: Validator<"createIpMatchingIds"> = $createIpMatchingIds
export const listPixelGroups: Validator<"listPixelGroups"> = $listPixelGroups
export const createPixels: Validator<"createPixels"> = $createPixels
export const getPixelGroup: Validator<"getPixelGroup"> = $getPixelGroup
export const updatePixelGroup: Validator<"updatePixelGroup"> = $updatePixelGroup
export const listS2sMappings: Validator<"listS2sMappings"> = $listS2sMappings
export const createS2sMappings: Validator<"createS2sMappings"> = $createS2sMappings
export const removeS2sMapping: Validator<"removeS2sMapping"> = $removeS2sMapping
export const listNamesWithImpressions: Validator<"listNamesWithImpressions"> = $listNamesWithImpressions
export const listGroups: Validator<"listGroups"> = $listGroups
export const createOrUpdateGroups: Validator<"createOrUpdateGroups"> = $createOrUpdateGroups
export const removeGroups: Validator<"removeGroups"> = $removeGroups
export const getCampaignNames: Validator<"getCampaignNames"> = $getCampaignNames
export const assignCampaignNames: Validator<"assignCampaignNames"> = $assignCampaignNames
export const listNames: Validator<"listNames"> = $listNames
export const assignNamesAndGroups: Validator<"assignNamesAndGroups"> = $assignNamesAndGroups
export const createToken: Validator<"createToken"> = $createToken
