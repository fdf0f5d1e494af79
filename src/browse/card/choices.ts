import * as texts from 'virtual:messages/card'
import type { ChoiceSummary, ProductSummary } from '#catalogue/product.ts'

/** Whether an option has one of the names in a message: 'color, colour'. */
const isNamed = (option: string, names: string) => names.split(', ').includes(option.toLowerCase())

/** What there is to choose: '3 colors', '4 sizes', 'Glaze: 3 choices'. */
function choicesText(choice: ChoiceSummary): string {
  if (isNamed(choice.option, texts.colorNames)) return texts.colorChoices(choice)
  return isNamed(choice.option, texts.sizeNames) ? texts.sizeChoices(choice) : texts.otherChoices(choice)
}

/** The category of a card, after what there is to choose: '3 colors · Shirts'. */
export const choicesAndCategory = ({ category, choice }: ProductSummary): string =>
  choice ? texts.choicesAndCategory({ choices: choicesText(choice), category }) : category
