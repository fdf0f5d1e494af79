// Apart from `head.ts`, which every page loads.
export { currencyWords, filters, priceSteps } from 'virtual:catalogue/filters'
