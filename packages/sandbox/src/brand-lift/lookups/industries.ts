/** The industries that are valid values of `industry_id`. */

/** The names of the industries, by id. */
export const industries: ReadonlyMap<number, string> = new Map(
  [
    "Automotive",
    "Apparel",
    "Beauty",
    "Business services",
    "Consumer electronics",
    "Education",
    "Energy and utilities",
    "Entertainment",
    "Fashion accessories",
    "Financial services",
    "Food",
    "Beverages",
    "Gambling",
    "Gaming",
    "Government",
    "Health care",
    "Home and garden",
    "Household goods",
    "Insurance",
    "Media",
    "Non-profit",
    "Personal care",
    "Pet care",
    "Pharmaceuticals",
    "Real estate",
    "Restaurants",
    "Retail",
    "Sports and fitness",
    "Technology",
    "Telecommunications",
    "Toys",
    "Travel"
  ].map((name, index) => [index + 1, name])
)
