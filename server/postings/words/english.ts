import type { PostingWords } from "./signs.ts";

export const english: PostingWords = {
  signs: {
    must: `
      required
      requirement
      must have
      must be
      must hold
      essential
      mandatory
      you need
      you will need
      you'll need
      is a must
      you do need
      a minimum of
      minimum of
      at least
      candidates must
      applicants must
    `,
    wish: `
      preferred
      desirable
      desired
      a plus
      a bonus
      bonus
      nice to have
      would be nice
      be nice
      welcome
      would be good
      would be great
      advantage
      advantageous
      beneficial
      would be lovely
      would be welcome
      ideally
      preferably
      an asset
      highly regarded
      not essential
      not required
      not a must
      not expected
      not necessary
      helpful
      good but
      would be an asset
      willing to get
    `,
    demand: `
      you need
      you have
      you hold
      you are a
      you are an
      you are fluent
      you will have
      you'll have
      you should have
      you bring
      candidate will have
      candidate should have
      candidate has
      candidate will be
      must
      experience of
      experience in
      experience with
      years experience
      years of experience
      knowledge of
      degree in
      ability to
      fluent in
      needs a
    `,
    offer: `
      we offer
      we provide
      we pay
      benefits include
      pension
      paid holidays
      401
      you get
      accommodation provided
      salary
      per hour
      an hour
      annual leave
      holiday
      sick pay
      parking
      discount
      wage
      take home
    `,
    apply: `
      please send
      send the
      apply
      applications
      application
      send your
      send a
      send us
      email your
      cv
      resume
      covering letter
      cover letter
      covering email
      candidates should submit
      submit a
      interviews
      drop us a line
      shortlisted
      shortlisting
      pop in
      stop by
      equal opportunity
      equal opportunities
      disclosure and barring
      dbs check
      late applications
    `,
    enquire: `
      questions
      enquiries
      inquiries
      informal
      further details
      further information
      more information
      accommodation
      accommodations
      disabilities
      disability
      privacy
      press
    `,
    contact: `
      come see
      stop in and see
      send them to
      resumes to
      name
      attn:
      direct inquiries to
      direct enquiries to
      inquiries to
      enquiries to
      msg
      message
      talk to
      reach out to
      contact
      apply to
      in writing to
      write to
      email
      attention of
      attn
      addressed to
      call
      ring
      phone
      text
      ask for
      questions
      enquiries to
      enquiries may be directed to
      enquiries
      directed to
      letter to
      resume to
      cv to
      cover letter to
      referees to
      recommendation to
      application to
      applications to
      submitted to
      give
      speak to
      chat with
      send your cv to
      send to
    `,
    answers: `
      will get back to
      is happy to
      will be happy to
      looks forward to
      will reply
      can answer
      would love to hear
    `,
    insider: `
      report to
      reports to
      reporting to
      manager will be
      supervised by
      work with
      working with
      work alongside
      founded by
      led by
      join
      deputy
      named after
      supporting
      support
      interview with
    `,
    client: `
      for our client
      for my client
      acts as an employment
      recruiting on behalf
      hiring on behalf
      a client in
      one of our clients
      partnering with a
      partnered with a
      working exclusively with
      retained by
      employment agency
      employment business
      recruitment agency
      executive search
      staffing agency
      confidential search
      our client
      my client
      on behalf of
      a client of ours
      an exciting client
    `,
    seeks: `
      we are looking for
      we're looking for
      we're hiring
      we are hiring
      looking for
      in need of
      require the following
      require
      is recruiting for
      is after
      is adding
      are adding
      we need
      is now hiring
      now hiring
      is looking for
      are looking for
      is now looking for
      is currently looking for
      is seeking
      are seeking
      seeks
      is hiring
      are hiring
      is recruiting
      are recruiting
      requires
      needs
      invites applications for the position of
      invites applications for the post of
      invites applications for
      wants
      wishes to appoint
      has a vacancy for
      has an opening for
    `,
    wanted: `
      wanted
      needed
      required
      sought
    `,
    closing: `
      send by
      apply until
      must reach us by
      closing date
      closes
      deadline
      apply by
      applications close
      application deadline
      not later than
      no later than
      apply before
      applications received by
    `,
    until: `
      by
      before
      until
      no later than
    `,
    reference: `
      subject line
      the subject
      email subject
      announcement no
      announcement number
      vacancy no
      posting no
      job no
      requisition no
      bulletin no
      recruitment no
      exam no
      job announcement number
      job req
      the reference
      vacancy ref
      posting id
      position number
      posting number
      job code
      vacancy reference
      job reference
      post reference
      reference number
      reference no
      reference
      job ref
      ref no
      ref
      job id
      req id
      requisition id
      requisition
      job number
      vacancy id
      vacancy number
      competition number
      competition
      quoting
      quote
      posting id
    `,
    ask: `
      set out
      should set out
      should state
      should include
      should cover
      should explain
      should tell us
      please tell us
      please set out
      tell us
      let us know
      please explain
      explain
      describe
      please describe
      outline
      please outline
      show us
      share with us
      write to us about
      should address
      should say
    `,
    questions: `
      following questions
      following question
      this question
      these questions
      answer the question
      application questions
      screening questions
    `,
    telling: `
      lines on
      lines about
      few lines on
      few lines about
      three lines on
      three lines about
      few words about
      explaining
      describing
      outlining
      setting out
      addressing
      telling us
      statement of your
      saying why
      in which you tell us
    `,
    stating: `
      state
      please state
      stating
      indicate
      indicating
      specify
      specifying
      let us know
      mention
      with details of
      giving your
      include your
      confirm
    `,
    salaryAsked: `
      current remuneration
      remuneration expectations
      current package
      current salary package
      salary expected
      current or expected salary
      salary you expect
      pay expectations
      day rate expectations
      salary requirements
      salary expectations
      salary expectation
      expected salary
      desired salary
      current salary
      salary history
    `,
    salary: `
      salary
      pay
      pay range
      per annum
      a year
      per year
      an hour
      per hour
      hourly
      wage
      compensation
      hr
    `,
    startAsked: `
      when you would be able to start
      when you are able to start
      when you are available
      earliest you can start
      how soon you can start
      period of notice
      when you could start
      when you can start
      earliest start date
      availability to start
      notice period
      available start date
      date of availability
    `,
    document: `
      full cv
      cv
      resume
      portfolio
      names of two referees
      the names of two referees
      names of three referees
      two referees
      three referees
      three letters of recommendation
      two letters of recommendation
      letters of recommendation
      references
      transcripts
      transcript
      cover letter
      covering letter
      letter of application
      letter of interest
      work samples
      writing samples
    `,
    laterDocument: `
      dbs check
      background check
      drug test
      fingerprint clearance
      police check
      medical examination
    `,
    instruction: `
      no phone calls
      no calls
      no agencies
      one pdf
      subject line
      in the subject
      do not accept cvs
      online form
      no more than
      one page
      two pages
      max words
      words or fewer
      apply in person
    `,
    quality: `
      reliable
      friendly
      team player
      self-starter
      people person
      communication skills
      interpersonal skills
      organised
      organized
      motivated
      enthusiastic
      passionate
      passion
      positive attitude
      attention to detail
      detail oriented
      flexible
      flexibility
      sense of humour
      patient
      shows up
      work ethic
      proactive
      time management
      weekend availability
      right to work
    `,
    fullTime: `
      full time
      37 hours
      40 hours
    `,
    partTime: `
      part time
    `,
    internship: `
      internship
      intern
      placement student
    `,
    freelance: `
      freelance
      contractor
      self employed
    `,
    remote: `
      remote
      work from home
      fully remote
    `,
    hybrid: `
      hybrid
    `,
    onSite: `
      on site
      onsite
      in person
      in office
    `,
  },
  headings: {
    must: `
      you'll probably have
      you probably have
      you might be a fit if you have
      you might be a fit if
      you bring
      your background
      the candidate
      candidate
      minimum criteria
      requirements
      required
      minimum requirements
      essential
      essentials
      essential criteria
      essential skills
      essential requirements
      candidate requirements
      job requirements
      qualifications
      minimum qualifications
      basic qualifications
      required qualifications
      required skills
      qualifications and experience
      education and experience
      skills and experience
      what you need
      what you'll need
      what you will need
      what you bring
      what you'll bring
      what we need
      what we need from you
      what we're looking for
      what we are looking for
      who we're looking for
      who you are
      you'll need
      you will need
      you need
      you'll have
      you have
      you must have
      must have
      must haves
      about you
      your profile
      your skills
      your experience
      person specification
      skills
      experience
      the ideal candidate
      the ideal candidate will have
      the successful candidate will have
      the person
      we need
      we ask for
      candidates must be
      candidates must have
      candidates should have
      you
      knowledge skills and abilities
      skills required
    `,
    wish: `
      desirable
      desirable criteria
      desirable skills
      desired
      desired assets
      desired skills
      desired qualifications
      preferred
      preferred qualifications
      preferred skills
      preferred experience
      nice to have
      nice to haves
      good to have
      bonus
      bonus points
      bonus points if you have
      bonus points for
      it would be nice if you had
      it would be great if you had
      a plus
      pluses
      advantageous
      additional qualifications
      assets
    `,
    duty: `
      job summary
      your day
      day to day you will
      main duties of the job
      responsibilities
      key responsibilities
      main responsibilities
      roles and responsibilities
      responsibilities include
      duties
      main duties
      job duties
      key duties
      duties include
      duties and responsibilities
      essential duties
      the role
      the job
      the work
      your role
      your job
      your tasks
      tasks
      about the role
      role overview
      position summary
      what you will do
      what you'll do
      what you'll be doing
      what you will be doing
      what you do
      your responsibilities
      day to day
      a typical day
      in this role you will
      you will
      you'll
      key tasks
      main purpose
    `,
    offer: `
      we offer
      what we offer
      what we offer you
      what you get
      what you'll get
      what's in it for you
      benefits
      our benefits
      perks
      why join us
      why work with us
      compensation
      compensation and benefits
      salary
      salary and benefits
      pay
      pay and benefits
      our offer
      in return
      the package
    `,
    about: `
      about us
      about
      who we are
      our company
      the company
      company description
      about the company
      about the team
      our team
      overview
      about the job
      job summary
      summary
      job description
      full job description
      description
      details
      job details
      location
      hours
      our values
      profile insights
    `,
    apply: `
      to apply
      how to apply
      application
      applications
      application procedure
      application process
      apply
      next steps
      the process
      our process
      interview process
      closing date
      interviews
      disclosure and barring service check
      equal opportunities
      equal opportunity
      diversity
    `,
    questions: `
      application questions
      screening questions
      questions
      supplementary questions
      employer questions
    `,
    contact: `
      contact
      contact details
      contacts
      your contact
      further information
      enquiries
    `,
    board: `
      print
      email me jobs like this
      report listing
      report this ad
      shortlist
      add to favourites
      back to results
      early applicant
      be an early applicant
      create alert
      create job alert
      share on linkedin
      share on whatsapp
      cookie settings
      log in
      privacy
      contact advertiser
      contact seller
      apply now
      apply for this job
      quick apply
      easy apply
      apply on company site
      apply
      save
      save job
      saved
      share
      report job
      report this job
      sign in
      skip to main content
      job type
      job types
      jobs
      home
      promoted
      promoted by hirer
      similar jobs
      show more
      show less
      view all jobs
      back to search
      follow
      electricians
      full time
      part time
      permanent
      contract
      remote
      hybrid
      on site
      job announcement
      careers
      vacancy
      job advert
      date posted
      contract type
      working pattern
      you must create an account before continuing to the company website to apply
      actively reviewing applicants
      urgently hiring
      school of geosciences
    `,
  },
  labels: {
    role: `
      job title
      position title
      position
      title
      role
      vacancy
      post
      job
    `,
    company: `
      charity
      agency name
      company
      employer
      organization
      organisation
      company name
    `,
    place: `
      location
      job location
      place of work
      based in
      work location
      where
    `,
    contact: `
      contact
      contact person
      contact name
      hiring manager
    `,
    closing: `
      closing date
      closes
      deadline
      application deadline
    `,
  },
  months: `
    january jan
    february feb
    march mar
    april apr
    may
    june jun
    july jul
    august aug
    september sept sep
    october oct
    november nov
    december dec
  `,
  common: `
    the and of to for you with our we is are your will be this that on or an have from as at who wanted needs must pay hour week needed looking experience text call days own useful
  `,
};
