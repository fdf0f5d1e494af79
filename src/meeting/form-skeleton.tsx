import * as texts from 'virtual:messages/meeting'
import * as css from './form-frame.css.ts'
import * as layout from './form-layout.css.ts'
import { slots } from './meeting-slots.ts'

/** The form's headings and blank fields, as high as the form, so that nothing moves when the form replaces it. */
export function FormSkeleton() {
  return (
    <div aria-hidden="true" className={layout.form}>
      <div className={layout.who}>
        <p className={layout.title}>{texts.details}</p>
        <div className={layout.fields}>
          <div className={css.blankField} />
          <div className={css.blankField} />
          <div className={css.blankField} />
        </div>
      </div>
      <div className={layout.date}>
        <p className={layout.title}>{texts.date}</p>
        <div className={`${layout.month} ${css.block}`} />
        <div className={`${layout.days} ${css.block}`} />
      </div>
      <div className={layout.time}>
        <p className={layout.title}>{texts.time}</p>
        <p className={layout.hint} />
        <div className={layout.slots}>
          {slots.map((slot) => (
            <div key={slot} className={css.block} />
          ))}
        </div>
      </div>
      <div className={layout.foot}>
        <p className={layout.needed} />
        <div className={css.blankButton} />
      </div>
    </div>
  )
}
