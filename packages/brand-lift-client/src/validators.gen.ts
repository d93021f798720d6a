// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "./validator.ts"
const $listCampaigns = validate0;
const schema2 = { type: "object", required: ["items", "page", "page_size", "total_items"], properties: { items: { type: "array", items: { $ref: "#/components/schemas/Campaign" } }, page: { type: "integer" }, page_size: { type: "integer" }, total_items: { type: "integer" }, sort_by: { type: "string" }, sort_order: { type: "string", enum: ["asc", "desc"] } } }, schema3 = { type: "object", required: ["campaign_id"], properties: { campaign_id: { type: "string", format: "uuid" }, campaign_name: { type: "string" }, campaign_type: { anyOf: [{ type: "string", enum: ["standard"] }, { type: "string" }] }, status: { $ref: "#/components/schemas/CampaignStatus" }, control_survey_id: { type: "integer" }, exposed_survey_id: { type: "integer" }, errors: { type: "array", items: { type: "string" } }, start_date: { type: "string", format: "date-time" }, end_date: { type: "string", format: "date-time" }, client_name: { type: ["string", "null"] }, country_language_id: { type: "integer" }, weighting_targets_baseline_version: { type: "string" }, industry_id: { type: ["integer", "null"] }, channels: { type: ["array", "null"], items: { $ref: "#/components/schemas/Channel" } }, default_question_id: { type: "integer" }, default_question_name: { type: "string" }, account_id: { type: "string", format: "uuid" }, project_manager_user_id: { type: "integer" }, draft_settings: { $ref: "#/components/schemas/DraftSettings" }, created_at: { type: "string", format: "date-time" }, updated_at: { type: "string", format: "date-time" }, campaign_data_updated_at: { type: "string", format: "date-time" }, permission_id: { type: "integer" }, region: { type: "string" }, expected_impressions_count: { $ref: "#/components/schemas/ExpectedImpressions" }, is_methodology_mta: { type: "string" }, sales_lift_enabled: { type: "string" }, social_configuration: { $ref: "#/components/schemas/SocialConfiguration" } } }, schema4 = { anyOf: [{ type: "string", enum: ["draft", "pending", "live", "complete"] }, { type: "string" }] };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  const _errs0 = errors;
  let valid0 = !1;
  const _errs1 = errors;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "draft" || data === "pending" || data === "live" || data === "complete")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema4.anyOf[0].enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs3 = errors;
    if (typeof data != "string") {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
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
const schema9 = { type: "object", properties: { question_text: { type: "string" }, question_name: { type: "string" }, question_version: { type: "integer" }, kpi_type: { type: "string" }, custom_question_text: { type: "string" }, is_custom_question_text: { type: "boolean" }, max_sel: { type: "integer" }, answers: { type: "array", items: { type: "string" } }, replaceable_answers: { type: "boolean" }, none_of_the_above_answer: { type: "string" }, refuse_to_answer: { type: "string" }, dont_know_answer: { type: "string" }, other_answer: { type: "string" }, anchored_answer: { type: "string" }, randomize: { type: "boolean" }, order: { type: "integer" }, default: { type: "boolean" }, question_type: { anyOf: [{ type: "string", enum: ["radio"] }, { type: "string" }] }, target_option_index: { type: "integer" }, multi_target_option_index: { type: "array", items: { type: "integer" } }, use_answer_meta: { type: "boolean" }, use_question_meta: { type: "boolean" }, enable_skip_logic: { type: "boolean" } } };
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
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
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
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
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
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
        const err16 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0 && typeof data.default != "boolean") {
      const err17 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.question_type !== void 0) {
      let data18 = data.question_type;
      const _errs38 = errors;
      let valid3 = !1;
      const _errs39 = errors;
      if (typeof data18 != "string") {
        const err18 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (data18 !== "radio") {
        const err19 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema9.properties.question_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      var _valid0 = _errs39 === errors;
      if (valid3 = valid3 || _valid0, !valid3) {
        const _errs41 = errors;
        if (typeof data18 != "string") {
          const err20 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        var _valid0 = _errs41 === errors;
        valid3 = valid3 || _valid0;
      }
      if (valid3)
        errors = _errs38, vErrors !== null && (_errs38 ? vErrors.length = _errs38 : vErrors = null);
      else {
        const err21 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.target_option_index !== void 0) {
      let data19 = data.target_option_index;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
        const err22 = { instancePath: instancePath + "/target_option_index", schemaPath: "#/properties/target_option_index/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.multi_target_option_index !== void 0) {
      let data20 = data.multi_target_option_index;
      if (Array.isArray(data20)) {
        const len1 = data20.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data21 = data20[i1];
          if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
            const err23 = { instancePath: instancePath + "/multi_target_option_index/" + i1, schemaPath: "#/properties/multi_target_option_index/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/multi_target_option_index", schemaPath: "#/properties/multi_target_option_index/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.use_answer_meta !== void 0 && typeof data.use_answer_meta != "boolean") {
      const err25 = { instancePath: instancePath + "/use_answer_meta", schemaPath: "#/properties/use_answer_meta/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.use_question_meta !== void 0 && typeof data.use_question_meta != "boolean") {
      const err26 = { instancePath: instancePath + "/use_question_meta", schemaPath: "#/properties/use_question_meta/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.enable_skip_logic !== void 0 && typeof data.enable_skip_logic != "boolean") {
      const err27 = { instancePath: instancePath + "/enable_skip_logic", schemaPath: "#/properties/enable_skip_logic/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
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
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
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
const schema12 = { type: "object", properties: { marketplace_question_id: { type: "integer", minimum: 1 }, qual_name: { type: "string" }, answer_type: { anyOf: [{ type: "string", enum: ["contains"] }, { type: "string" }] }, precodes: { type: "array", items: { type: "string" } } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.marketplace_question_id !== void 0) {
      let data0 = data.marketplace_question_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err0 = { instancePath: instancePath + "/marketplace_question_id", schemaPath: "#/properties/marketplace_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && (data0 < 1 || isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/marketplace_question_id", schemaPath: "#/properties/marketplace_question_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.qual_name !== void 0 && typeof data.qual_name != "string") {
      const err2 = { instancePath: instancePath + "/qual_name", schemaPath: "#/properties/qual_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.answer_type !== void 0) {
      let data2 = data.answer_type;
      const _errs6 = errors;
      let valid1 = !1;
      const _errs7 = errors;
      if (typeof data2 != "string") {
        const err3 = { instancePath: instancePath + "/answer_type", schemaPath: "#/properties/answer_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data2 !== "contains") {
        const err4 = { instancePath: instancePath + "/answer_type", schemaPath: "#/properties/answer_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema12.properties.answer_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs9 = errors;
        if (typeof data2 != "string") {
          const err5 = { instancePath: instancePath + "/answer_type", schemaPath: "#/properties/answer_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      else {
        const err6 = { instancePath: instancePath + "/answer_type", schemaPath: "#/properties/answer_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.precodes !== void 0) {
      let data3 = data.precodes;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            const err7 = { instancePath: instancePath + "/precodes/" + i0, schemaPath: "#/properties/precodes/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        const err8 = { instancePath: instancePath + "/precodes", schemaPath: "#/properties/precodes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
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
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
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
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err0 = { instancePath: instancePath + "/creatives_number", schemaPath: "#/properties/creatives_number/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.exposed_sample_size !== void 0) {
      let data1 = data.exposed_sample_size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
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
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
        const err5 = { instancePath: instancePath + "/expected_impressions_count", schemaPath: "#/properties/expected_impressions_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.expected_impressions_count_linear_tv !== void 0) {
      let data11 = data.expected_impressions_count_linear_tv;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
        const err6 = { instancePath: instancePath + "/expected_impressions_count_linear_tv", schemaPath: "#/properties/expected_impressions_count_linear_tv/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expected_impressions_count_social !== void 0) {
      let data12 = data.expected_impressions_count_social;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
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
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err0 = { instancePath: instancePath + "/digital", schemaPath: "#/properties/digital/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.linear_tv !== void 0) {
      let data1 = data.linear_tv;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        const err1 = { instancePath: instancePath + "/linear_tv", schemaPath: "#/properties/linear_tv/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.social !== void 0) {
      let data2 = data.social;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
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
const schema18 = { type: "object", properties: { brand_name: { type: "string" }, keywords: { type: "array", items: { type: "string" } }, ads_start_date: { type: "string", format: "date-time" }, ads_end_date: { type: "string", format: "date-time" }, recruitment_types: { type: "array", items: { anyOf: [{ type: "string", enum: ["deterministic"] }, { type: "string" }] } } } };
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
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          const _errs14 = errors;
          let valid5 = !1;
          const _errs15 = errors;
          if (typeof data6 != "string") {
            const err5 = { instancePath: instancePath + "/recruitment_types/" + i1, schemaPath: "#/properties/recruitment_types/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data6 !== "deterministic") {
            const err6 = { instancePath: instancePath + "/recruitment_types/" + i1, schemaPath: "#/properties/recruitment_types/items/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema18.properties.recruitment_types.items.anyOf[0].enum } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          var _valid0 = _errs15 === errors;
          if (valid5 = valid5 || _valid0, !valid5) {
            const _errs17 = errors;
            if (typeof data6 != "string") {
              const err7 = { instancePath: instancePath + "/recruitment_types/" + i1, schemaPath: "#/properties/recruitment_types/items/anyOf/1/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            var _valid0 = _errs17 === errors;
            valid5 = valid5 || _valid0;
          }
          if (valid5)
            errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
          else {
            const err8 = { instancePath: instancePath + "/recruitment_types/" + i1, schemaPath: "#/properties/recruitment_types/items/anyOf", keyword: "anyOf", params: {} };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/recruitment_types", schemaPath: "#/properties/recruitment_types/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
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
    if (data.campaign_name !== void 0 && typeof data.campaign_name != "string") {
      const err2 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.campaign_type !== void 0) {
      let data2 = data.campaign_type;
      const _errs6 = errors;
      let valid1 = !1;
      const _errs7 = errors;
      if (typeof data2 != "string") {
        const err3 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data2 !== "standard") {
        const err4 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema3.properties.campaign_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs9 = errors;
        if (typeof data2 != "string") {
          const err5 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      else {
        const err6 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.status !== void 0 && (validate4(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.control_survey_id !== void 0) {
      let data4 = data.control_survey_id;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        const err7 = { instancePath: instancePath + "/control_survey_id", schemaPath: "#/properties/control_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.exposed_survey_id !== void 0) {
      let data5 = data.exposed_survey_id;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
        const err8 = { instancePath: instancePath + "/exposed_survey_id", schemaPath: "#/properties/exposed_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            const err9 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        const err10 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.start_date !== void 0 && typeof data.start_date != "string") {
      const err11 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.end_date !== void 0 && typeof data.end_date != "string") {
      const err12 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.client_name !== void 0) {
      let data10 = data.client_name;
      if (typeof data10 != "string" && data10 !== null) {
        const err13 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: schema3.properties.client_name.type } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.country_language_id !== void 0) {
      let data11 = data.country_language_id;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
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
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13)) && data13 !== null) {
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
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate6(data14[i1], { instancePath: instancePath + "/channels/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      }
    }
    if (data.default_question_id !== void 0) {
      let data16 = data.default_question_id;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
        const err18 = { instancePath: instancePath + "/default_question_id", schemaPath: "#/properties/default_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.default_question_name !== void 0 && typeof data.default_question_name != "string") {
      const err19 = { instancePath: instancePath + "/default_question_name", schemaPath: "#/properties/default_question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.account_id !== void 0 && typeof data.account_id != "string") {
      const err20 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.project_manager_user_id !== void 0) {
      let data19 = data.project_manager_user_id;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
        const err21 = { instancePath: instancePath + "/project_manager_user_id", schemaPath: "#/properties/project_manager_user_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.draft_settings !== void 0 && (validate8(data.draft_settings, { instancePath: instancePath + "/draft_settings", parentData: data, parentDataProperty: "draft_settings", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.created_at !== void 0 && typeof data.created_at != "string") {
      const err22 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.updated_at !== void 0 && typeof data.updated_at != "string") {
      const err23 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.campaign_data_updated_at !== void 0 && typeof data.campaign_data_updated_at != "string") {
      const err24 = { instancePath: instancePath + "/campaign_data_updated_at", schemaPath: "#/properties/campaign_data_updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.permission_id !== void 0) {
      let data24 = data.permission_id;
      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
        const err25 = { instancePath: instancePath + "/permission_id", schemaPath: "#/properties/permission_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.region !== void 0 && typeof data.region != "string") {
      const err26 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.expected_impressions_count !== void 0 && (validate35(data.expected_impressions_count, { instancePath: instancePath + "/expected_impressions_count", parentData: data, parentDataProperty: "expected_impressions_count", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.is_methodology_mta !== void 0 && typeof data.is_methodology_mta != "string") {
      const err27 = { instancePath: instancePath + "/is_methodology_mta", schemaPath: "#/properties/is_methodology_mta/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.sales_lift_enabled !== void 0 && typeof data.sales_lift_enabled != "string") {
      const err28 = { instancePath: instancePath + "/sales_lift_enabled", schemaPath: "#/properties/sales_lift_enabled/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    data.social_configuration !== void 0 && (validate37(data.social_configuration, { instancePath: instancePath + "/social_configuration", parentData: data, parentDataProperty: "social_configuration", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
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
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
        const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data3 = data.page_size;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        const err6 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.total_items !== void 0) {
      let data4 = data.total_items;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        const err7 = { instancePath: instancePath + "/total_items", schemaPath: "#/properties/total_items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.sort_by !== void 0 && typeof data.sort_by != "string") {
      const err8 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.sort_order !== void 0) {
      let data6 = data.sort_order;
      if (typeof data6 != "string") {
        const err9 = { instancePath: instancePath + "/sort_order", schemaPath: "#/properties/sort_order/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data6 === "asc" || data6 === "desc")) {
        const err10 = { instancePath: instancePath + "/sort_order", schemaPath: "#/properties/sort_order/enum", keyword: "enum", params: { allowedValues: schema2.properties.sort_order.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
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
    if (data.campaign_name !== void 0 && typeof data.campaign_name != "string") {
      const err2 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.campaign_type !== void 0) {
      let data2 = data.campaign_type;
      const _errs6 = errors;
      let valid1 = !1;
      const _errs7 = errors;
      if (typeof data2 != "string") {
        const err3 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data2 !== "standard") {
        const err4 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema3.properties.campaign_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs9 = errors;
        if (typeof data2 != "string") {
          const err5 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      else {
        const err6 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.status !== void 0 && (validate4(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.control_survey_id !== void 0) {
      let data4 = data.control_survey_id;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        const err7 = { instancePath: instancePath + "/control_survey_id", schemaPath: "#/properties/control_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.exposed_survey_id !== void 0) {
      let data5 = data.exposed_survey_id;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
        const err8 = { instancePath: instancePath + "/exposed_survey_id", schemaPath: "#/properties/exposed_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            const err9 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        const err10 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.start_date !== void 0 && typeof data.start_date != "string") {
      const err11 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.end_date !== void 0 && typeof data.end_date != "string") {
      const err12 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.client_name !== void 0) {
      let data10 = data.client_name;
      if (typeof data10 != "string" && data10 !== null) {
        const err13 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: schema3.properties.client_name.type } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.country_language_id !== void 0) {
      let data11 = data.country_language_id;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
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
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13)) && data13 !== null) {
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
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate6(data14[i1], { instancePath: instancePath + "/channels/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      }
    }
    if (data.default_question_id !== void 0) {
      let data16 = data.default_question_id;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
        const err18 = { instancePath: instancePath + "/default_question_id", schemaPath: "#/properties/default_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.default_question_name !== void 0 && typeof data.default_question_name != "string") {
      const err19 = { instancePath: instancePath + "/default_question_name", schemaPath: "#/properties/default_question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.account_id !== void 0 && typeof data.account_id != "string") {
      const err20 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.project_manager_user_id !== void 0) {
      let data19 = data.project_manager_user_id;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
        const err21 = { instancePath: instancePath + "/project_manager_user_id", schemaPath: "#/properties/project_manager_user_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.draft_settings !== void 0 && (validate8(data.draft_settings, { instancePath: instancePath + "/draft_settings", parentData: data, parentDataProperty: "draft_settings", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.created_at !== void 0 && typeof data.created_at != "string") {
      const err22 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.updated_at !== void 0 && typeof data.updated_at != "string") {
      const err23 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.campaign_data_updated_at !== void 0 && typeof data.campaign_data_updated_at != "string") {
      const err24 = { instancePath: instancePath + "/campaign_data_updated_at", schemaPath: "#/properties/campaign_data_updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.permission_id !== void 0) {
      let data24 = data.permission_id;
      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
        const err25 = { instancePath: instancePath + "/permission_id", schemaPath: "#/properties/permission_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.region !== void 0 && typeof data.region != "string") {
      const err26 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.expected_impressions_count !== void 0 && (validate35(data.expected_impressions_count, { instancePath: instancePath + "/expected_impressions_count", parentData: data, parentDataProperty: "expected_impressions_count", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.is_methodology_mta !== void 0 && typeof data.is_methodology_mta != "string") {
      const err27 = { instancePath: instancePath + "/is_methodology_mta", schemaPath: "#/properties/is_methodology_mta/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.sales_lift_enabled !== void 0 && typeof data.sales_lift_enabled != "string") {
      const err28 = { instancePath: instancePath + "/sales_lift_enabled", schemaPath: "#/properties/sales_lift_enabled/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    data.social_configuration !== void 0 && (validate37(data.social_configuration, { instancePath: instancePath + "/social_configuration", parentData: data, parentDataProperty: "social_configuration", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate42(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length), validate41.errors = vErrors, errors === 0;
}
const $getCampaign = validate49;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate53.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate53(data1[i0], { instancePath: instancePath + "/qualifications/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/qualifications", schemaPath: "#/properties/qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate3(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.targeted_recruitment !== void 0 && (validate52(data.targeted_recruitment, { instancePath: instancePath + "/targeted_recruitment", parentData: data, parentDataProperty: "targeted_recruitment", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), validate50.errors = vErrors, errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate50(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length), validate49.errors = vErrors, errors === 0;
}
const $updateCampaign = validate57;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.campaign_name !== void 0 && typeof data.campaign_name != "string") {
      const err2 = { instancePath: instancePath + "/campaign_name", schemaPath: "#/properties/campaign_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.campaign_type !== void 0) {
      let data2 = data.campaign_type;
      const _errs6 = errors;
      let valid1 = !1;
      const _errs7 = errors;
      if (typeof data2 != "string") {
        const err3 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data2 !== "standard") {
        const err4 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema3.properties.campaign_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs9 = errors;
        if (typeof data2 != "string") {
          const err5 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      else {
        const err6 = { instancePath: instancePath + "/campaign_type", schemaPath: "#/properties/campaign_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.status !== void 0 && (validate4(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.control_survey_id !== void 0) {
      let data4 = data.control_survey_id;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        const err7 = { instancePath: instancePath + "/control_survey_id", schemaPath: "#/properties/control_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.exposed_survey_id !== void 0) {
      let data5 = data.exposed_survey_id;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
        const err8 = { instancePath: instancePath + "/exposed_survey_id", schemaPath: "#/properties/exposed_survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            const err9 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        const err10 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.start_date !== void 0 && typeof data.start_date != "string") {
      const err11 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.end_date !== void 0 && typeof data.end_date != "string") {
      const err12 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.client_name !== void 0) {
      let data10 = data.client_name;
      if (typeof data10 != "string" && data10 !== null) {
        const err13 = { instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: schema3.properties.client_name.type } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.country_language_id !== void 0) {
      let data11 = data.country_language_id;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
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
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13)) && data13 !== null) {
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
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate6(data14[i1], { instancePath: instancePath + "/channels/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      }
    }
    if (data.default_question_id !== void 0) {
      let data16 = data.default_question_id;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
        const err18 = { instancePath: instancePath + "/default_question_id", schemaPath: "#/properties/default_question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.default_question_name !== void 0 && typeof data.default_question_name != "string") {
      const err19 = { instancePath: instancePath + "/default_question_name", schemaPath: "#/properties/default_question_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.account_id !== void 0 && typeof data.account_id != "string") {
      const err20 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.project_manager_user_id !== void 0) {
      let data19 = data.project_manager_user_id;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
        const err21 = { instancePath: instancePath + "/project_manager_user_id", schemaPath: "#/properties/project_manager_user_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.draft_settings !== void 0 && (validate8(data.draft_settings, { instancePath: instancePath + "/draft_settings", parentData: data, parentDataProperty: "draft_settings", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.created_at !== void 0 && typeof data.created_at != "string") {
      const err22 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.updated_at !== void 0 && typeof data.updated_at != "string") {
      const err23 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.campaign_data_updated_at !== void 0 && typeof data.campaign_data_updated_at != "string") {
      const err24 = { instancePath: instancePath + "/campaign_data_updated_at", schemaPath: "#/properties/campaign_data_updated_at/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.permission_id !== void 0) {
      let data24 = data.permission_id;
      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
        const err25 = { instancePath: instancePath + "/permission_id", schemaPath: "#/properties/permission_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.region !== void 0 && typeof data.region != "string") {
      const err26 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.expected_impressions_count !== void 0 && (validate35(data.expected_impressions_count, { instancePath: instancePath + "/expected_impressions_count", parentData: data, parentDataProperty: "expected_impressions_count", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.is_methodology_mta !== void 0 && typeof data.is_methodology_mta != "string") {
      const err27 = { instancePath: instancePath + "/is_methodology_mta", schemaPath: "#/properties/is_methodology_mta/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.sales_lift_enabled !== void 0 && typeof data.sales_lift_enabled != "string") {
      const err28 = { instancePath: instancePath + "/sales_lift_enabled", schemaPath: "#/properties/sales_lift_enabled/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    data.social_configuration !== void 0 && (validate37(data.social_configuration, { instancePath: instancePath + "/social_configuration", parentData: data, parentDataProperty: "social_configuration", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate58(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length), validate57.errors = vErrors, errors === 0;
}
const $launchCampaign = validate65;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate66.errors = vErrors, errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate66(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length), validate65.errors = vErrors, errors === 0;
}
const $listCampaignQuestions = validate68;
const schema32 = { type: "object", required: ["id"], properties: { id: { type: "integer" }, question_id: { type: "integer" }, question_name: { type: "string" }, question_text: { type: "string" }, question_type: { anyOf: [{ type: "string", enum: ["demographic"] }, { type: "string" }] }, in_target_answers: { type: "array", items: { type: "integer" } }, question_has_predefined_answers: { type: "boolean" }, kpi_type: { type: "string" } } };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.question_id !== void 0) {
      let data1 = data.question_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
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
    if (data.question_type !== void 0) {
      let data4 = data.question_type;
      const _errs10 = errors;
      let valid1 = !1;
      const _errs11 = errors;
      if (typeof data4 != "string") {
        const err5 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data4 !== "demographic") {
        const err6 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema32.properties.question_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs13 = errors;
        if (typeof data4 != "string") {
          const err7 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        var _valid0 = _errs13 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        const err8 = { instancePath: instancePath + "/question_type", schemaPath: "#/properties/question_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.in_target_answers !== void 0) {
      let data5 = data.in_target_answers;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
            const err9 = { instancePath: instancePath + "/in_target_answers/" + i0, schemaPath: "#/properties/in_target_answers/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/in_target_answers", schemaPath: "#/properties/in_target_answers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.question_has_predefined_answers !== void 0 && typeof data.question_has_predefined_answers != "boolean") {
      const err11 = { instancePath: instancePath + "/question_has_predefined_answers", schemaPath: "#/properties/question_has_predefined_answers/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.kpi_type !== void 0 && typeof data.kpi_type != "string") {
      const err12 = { instancePath: instancePath + "/kpi_type", schemaPath: "#/properties/kpi_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.answer_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answer_id !== void 0) {
      let data0 = data.answer_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
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
  return validate73.errors = vErrors, errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question !== void 0 && (validate71(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.answers !== void 0) {
      let data1 = data.answers;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate73(data1[i0], { instancePath: instancePath + "/answers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate70(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate69(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length), validate68.errors = vErrors, errors === 0;
}
const $getQuestionLift = validate77;
const schema36 = { type: "object", properties: { exposed_count: { type: "integer" }, control_count: { type: "integer" }, in_target_exposed_count: { type: "integer" }, in_target_control_count: { type: "integer" }, total_count: { type: "integer" }, confidence_level: { type: "number" }, margin_of_error: { type: ["number", "null"] }, exposed_percentage: { type: ["number", "null"] }, control_percentage: { type: ["number", "null"] }, lift_percentage: { type: ["number", "null"] }, statistically_significant: { type: ["boolean", "null"] }, statistical_test: { type: "array", items: { $ref: "#/components/schemas/StatisticalTest" } } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.confidence_level === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confidence_level" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.confidence_level !== void 0 && typeof data.confidence_level != "number") {
      const err1 = { instancePath: instancePath + "/confidence_level", schemaPath: "#/properties/confidence_level/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.margin_of_error !== void 0 && typeof data.margin_of_error != "number") {
      const err2 = { instancePath: instancePath + "/margin_of_error", schemaPath: "#/properties/margin_of_error/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.statistically_significant !== void 0 && typeof data.statistically_significant != "boolean") {
      const err3 = { instancePath: instancePath + "/statistically_significant", schemaPath: "#/properties/statistically_significant/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exposed_count !== void 0) {
      let data0 = data.exposed_count;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err0 = { instancePath: instancePath + "/exposed_count", schemaPath: "#/properties/exposed_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.control_count !== void 0) {
      let data1 = data.control_count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        const err1 = { instancePath: instancePath + "/control_count", schemaPath: "#/properties/control_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.in_target_exposed_count !== void 0) {
      let data2 = data.in_target_exposed_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
        const err2 = { instancePath: instancePath + "/in_target_exposed_count", schemaPath: "#/properties/in_target_exposed_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.in_target_control_count !== void 0) {
      let data3 = data.in_target_control_count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        const err3 = { instancePath: instancePath + "/in_target_control_count", schemaPath: "#/properties/in_target_control_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.total_count !== void 0) {
      let data4 = data.total_count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        const err4 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.confidence_level !== void 0 && typeof data.confidence_level != "number") {
      const err5 = { instancePath: instancePath + "/confidence_level", schemaPath: "#/properties/confidence_level/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.margin_of_error !== void 0) {
      let data6 = data.margin_of_error;
      if (typeof data6 != "number" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/margin_of_error", schemaPath: "#/properties/margin_of_error/type", keyword: "type", params: { type: schema36.properties.margin_of_error.type } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.exposed_percentage !== void 0) {
      let data7 = data.exposed_percentage;
      if (typeof data7 != "number" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/exposed_percentage", schemaPath: "#/properties/exposed_percentage/type", keyword: "type", params: { type: schema36.properties.exposed_percentage.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.control_percentage !== void 0) {
      let data8 = data.control_percentage;
      if (typeof data8 != "number" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/control_percentage", schemaPath: "#/properties/control_percentage/type", keyword: "type", params: { type: schema36.properties.control_percentage.type } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.lift_percentage !== void 0) {
      let data9 = data.lift_percentage;
      if (typeof data9 != "number" && data9 !== null) {
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
          validate80(data11[i0], { instancePath: instancePath + "/statistical_test/" + i0, parentData: data11, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
      } else {
        const err11 = { instancePath: instancePath + "/statistical_test", schemaPath: "#/properties/statistical_test/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate79(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
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
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
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
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate79(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
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
                  if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
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
    if (data.question !== void 0 && (validate71(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.answers_breakdown !== void 0) {
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
  return validate78.errors = vErrors, errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate78(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length), validate77.errors = vErrors, errors === 0;
}
const $listLiftByAdChannel = validate88;
const schema42 = { allOf: [{ $ref: "#/components/schemas/LiftResult" }], properties: { p_value: { type: ["number", "null"] }, impression_share_percentage: { type: "number" } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate79(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
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
                  if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
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
    if (data.question !== void 0 && (validate71(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.answers_breakdown !== void 0) {
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
  return validate92.errors = vErrors, errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate92(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.p_value !== void 0) {
      let data0 = data.p_value;
      if (typeof data0 != "number" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/p_value", schemaPath: "#/properties/p_value/type", keyword: "type", params: { type: schema42.properties.p_value.type } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.impression_share_percentage !== void 0 && typeof data.impression_share_percentage != "number") {
      const err1 = { instancePath: instancePath + "/impression_share_percentage", schemaPath: "#/properties/impression_share_percentage/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate91.errors = vErrors, errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate91(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ad_channel !== void 0 && typeof data.ad_channel != "string") {
      const err0 = { instancePath: instancePath + "/ad_channel", schemaPath: "#/properties/ad_channel/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ad_channel_name !== void 0 && typeof data.ad_channel_name != "string") {
      const err1 = { instancePath: instancePath + "/ad_channel_name", schemaPath: "#/properties/ad_channel_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate90.errors = vErrors, errors === 0;
}
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate90(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate89(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length), validate88.errors = vErrors, errors === 0;
}
const $listLiftByDevice = validate100;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate91(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.device !== void 0 && typeof data.device != "string") {
      const err0 = { instancePath: instancePath + "/device", schemaPath: "#/properties/device/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.device_name !== void 0 && typeof data.device_name != "string") {
      const err1 = { instancePath: instancePath + "/device_name", schemaPath: "#/properties/device_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate102.errors = vErrors, errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate102(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate101.errors = vErrors, errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate101(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length), validate100.errors = vErrors, errors === 0;
}
const $createToken = validate106;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
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
  return validate107.errors = vErrors, errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate107(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length), validate106.errors = vErrors, errors === 0;
}


export const listCampaigns: Validator<"listCampaigns"> = $listCampaigns
export const createCampaign: Validator<"createCampaign"> = $createCampaign
export const getCampaign: Validator<"getCampaign"> = $getCampaign
export const updateCampaign: Validator<"updateCampaign"> = $updateCampaign
export const launchCampaign: Validator<"launchCampaign"> = $launchCampaign
export const listCampaignQuestions: Validator<"listCampaignQuestions"> = $listCampaignQuestions
export const getQuestionLift: Validator<"getQuestionLift"> = $getQuestionLift
export const listLiftByAdChannel: Validator<"listLiftByAdChannel"> = $listLiftByAdChannel
export const listLiftByDevice: Validator<"listLiftByDevice"> = $listLiftByDevice
export const createToken: Validator<"createToken"> = $createToken
