import { currentTag, languageOffers, languages } from 'virtual:language'
import { useEffect, useState } from 'react'
import { cameFromOther, chosenLanguage } from '#languages/chosen-language.ts'
import { addressIn } from '#languages/other-language.ts'
import { useView } from '#languages/use-view.ts'
import { button } from '#ui/button.css.ts'
import { Note } from './note.tsx'

/** Offers the language that the visitor chose on an earlier visit, in its own words. Closing it chooses this one. */
export function LanguageOffer() {
  const view = useView()
  const [chosen, setChosen] = useState(() =>
    cameFromOther(document.referrer) ? currentTag : chosenLanguage.read(),
  )
  useEffect(() => {
    if (chosen === currentTag) chosenLanguage.write(currentTag)
  }, [chosen])
  const language = languages.find(({ tag }) => tag === chosen)
  const offer = languageOffers[chosen ?? '']
  if (!language || !offer || chosen === currentTag) return null
  return (
    <div lang={language.tag} dir={language.direction}>
      <Note
        action={
          <a href={addressIn(language, view)} hrefLang={language.tag} className={button.tape}>
            {language.name}
          </a>
        }
        closeLabel={offer.close}
        onClose={() => setChosen(currentTag)}
      >
        {offer.text}
      </Note>
    </div>
  )
}
