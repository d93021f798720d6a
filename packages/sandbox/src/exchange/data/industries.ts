/** The industries. The newer endpoints identify an industry by a snake_case code that is derived from its name. */
import type { Row } from "./Lookup.ts"

export const industries: ReadonlyArray<Row> = [
  [1, "AUTO", "Automotive"],
  [2, "BEAUTY", "Beauty and Cosmetics"],
  [3, "ALCOHOL", "Beverages - Alcoholic"],
  [4, "BEV", "Beverages - Non Alcoholic"],
  [5, "EDU", "Education"],
  [6, "ELECT", "Electronics"],
  [7, "ENTERTAIN", "Entertainment"],
  [8, "FASHION", "Fashion and Clothing"],
  [9, "FINANCE", "Financial Services"],
  [10, "FOOD", "Food and Snacks"],
  [11, "GAMBLING", "Gambling"],
  [12, "HEALTH", "Healthcare"],
  [13, "HOME", "Home Utilities and Appliances"],
  [14, "HOMEIMP", "Home Improvement"],
  [15, "IT", "IT Hardware and Software"],
  [16, "PERSONAL", "Personal Care"],
  [17, "PETS", "Pets"],
  [18, "POLITICS", "Politics"],
  [19, "PUBLISH", "Publishing"],
  [20, "REALEST", "Real Estate"],
  [21, "RESTAURANT", "Restaurants"],
  [22, "SPORTS", "Sports and Recreation"],
  [23, "TELECOM", "Telecommunications"],
  [24, "TOBACCO", "Tobacco"],
  [25, "TOYS", "Toys"],
  [26, "TRANSPORT", "Transportation and Shipping"],
  [27, "TRAVEL", "Travel"],
  [28, "GAMES", "Video Games"],
  [29, "WEB", "Websites and Internet"],
  [30, "OTHER", "Other"]
]

/** Returns the snake_case code for a name: `Food and Snacks` becomes `food_and_snacks`. */
export const industryCodeOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, "_")
