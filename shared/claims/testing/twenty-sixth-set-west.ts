import type { ClaimCase } from "./claim-set.ts";

/** Written after the changes that the set before led to, from notes full of short forms; only hard inventions. */
export const twentySixthSetWest: readonly ClaimCase[] = [
  {
    language: "en",
    told: {
      posts: [
        [
          "Tram Driver | Metrolink (KeolisAmey), Manchester | 02/2018 - now",
          "Bury + Altrincham lines",
          "shifts incl. nights, 4 on 2 off",
          "driver instructor since 2022, 7 trainees",
          "SPAD free",
        ],
        ["Delivery driver | Ocado Trafford Pk | 2015 - 2018", "15 drops/shift"],
      ],
      certificates: ["PTS", "Level 2 Dip. Rail Ops (2019)", "EFAW"],
      skills: ["Punjabi", "Cat B"],
      education: ["BTEC Nat. Dip. Public Services 2012"],
    },
    role: "Tram Operations Supervisor",
    company: "West Midlands Metro",
    posting:
      "West Midlands Metro seeks an Operations Supervisor for 14 drivers per shift. Experience of control room work and TramWatch; NEBOSH General an advantage. You chair incident reviews. £41,200.",
    honest: [
      "Late at night a tram is the last friend many people have, and I like being the one at the front.",
      "I have driven trams for Metrolink in Manchester since February 2018, mainly to Bury and Altrincham.",
      "My shifts run through the night too, four on and two off.",
      "Since 2022 I have also been a driver instructor, and seven trainees have learned with me.",
      "I have never passed a signal at danger.",
      "My Level 2 diploma in rail operations is from 2019.",
      "I hold personal track safety and emergency first aid at work.",
      "Before the trams I delivered groceries for Ocado from Trafford Park.",
      "Fifteen drops in a shift teach you to keep time.",
      "I left college in 2012 with a BTEC National Diploma in Public Services.",
      "Punjabi is spoken at home, and it has helped me on the platform.",
      "I have not worked in a control room yet.",
    ],
    invented: [
      ["certificate", "I hold the NEBOSH General Certificate."],
      ["number", "I have trained nineteen drivers."],
      ["tool", "I log incidents in TramWatch."],
      ["title", "Since 2023 I have been a duty manager at Metrolink."],
    ],
  },
  {
    language: "en",
    told: {
      posts: [
        [
          "Fish counter mgr | Morrisons Hove | 2020 – present",
          "filleting, shucking, displays",
          "waste 9% to 5%",
          "team of 4, rotas",
          "Level 3 auditor (internal)",
        ],
        ["Fishmonger's asst. | Fish of Brighton | 2016 – 2020", "4am market buys w/ owner"],
      ],
      certificates: ["Seafish Level 2 2018", "Food Hyg. L3"],
      skills: ["oyster opening", "smoking (kiln)"],
      done: ["came 3rd British Fish Craft Champs 2022 (novice)"],
    },
    role: "Head Fishmonger",
    company: "Selsey Seafood Hall",
    posting:
      "Selsey Seafood Hall opens in May. Head Fishmonger: 7 staff, purchasing from Newhaven and Billingsgate, MSC chain of custody, EPOS Lightspeed. £35k. Master Fishmonger Standard an advantage.",
    honest: [
      "Nothing on a counter is as honest as a fish's eye.",
      "I have run the fish counter at Morrisons in Hove since 2020.",
      "Four people work with me, and I write the rotas.",
      "I fillet, shuck and build the displays.",
      "Waste has come down from nine per cent to five.",
      "For four years before that I was an assistant at Fish of Brighton.",
      "At four in the morning I went to market with the owner and learned to buy.",
      "In 2022 I finished third among the novices at the British Fish Craft Championships.",
      "I hold Seafish Level 2 and Level 3 in food hygiene.",
      "I open oysters quickly and smoke fish in a kiln.",
      "MSC chain of custody would be new to me.",
      "I could start in May.",
    ],
    invented: [
      ["certificate", "I gained the Master Fishmonger Standard in 2023."],
      ["number", "I manage a team of eleven."],
      ["tool", "Our tills run on Lightspeed, which I set up."],
      ["employer", "I then spent a year with Wright Brothers at Borough Market."],
    ],
  },
  {
    language: "en",
    told: {
      posts: [
        [
          "Legal Secretary (conveyancing) | Pickering Lowe LLP, Shrewsbury | Apr 2019 - pres, F/T",
          "~55 live files",
          "SDLT returns, LR AP1s",
          "audio typing 75wpm",
          "LEAP; Land Reg. portal",
          "cover for 2 fee earners",
        ],
        ["Receptionist | Dr Hall's surgery | 2017 – 19 (P/T)", "EMIS"],
      ],
      education: ["CILEX Level 2 Legal Secretaries 2020", "A-levels Law, Eng Lang, Hist 2017"],
      skills: ["Excel int.", "Welsh basic"],
      done: ["completions up from 12 to 17 pm"],
    },
    role: "Licensed Conveyancer Assistant",
    company: "Marches Property Lawyers",
    posting:
      "Marches Property Lawyers, Ludlow: conveyancing assistant to two partners. 90 files, Proclaim case management, CLC Level 4 diploma in progress. Leasehold experience. Hybrid after six months.",
    honest: [
      "Buying a house is the largest sum most people ever sign for, and somebody must make sure the papers are right.",
      "Since April 2019 I have been a full-time conveyancing secretary at Pickering Lowe in Shrewsbury.",
      "At any time I look after about fifty-five live files.",
      "I prepare stamp duty returns and applications to the Land Registry.",
      "I audio-type at seventy-five words a minute.",
      "LEAP and the Land Registry portal are open on my screen all day.",
      "I cover for two fee earners when they are away.",
      "Our completions have gone up from twelve to seventeen a month.",
      "I took the CILEX Level 2 for legal secretaries in 2020.",
      "Before that I worked part time at the reception of Dr Hall's surgery, where the system was EMIS.",
      "My A-levels are in law, English language and history.",
      "I speak basic Welsh, and Proclaim I would learn quickly.",
    ],
    invented: [
      ["degree", "I completed the CLC Level 4 diploma last summer."],
      ["tool", "I have used Proclaim since 2021."],
      ["number", "I run 120 files on my own."],
      ["employer", "I spent a year at Irwin Mitchell before Shrewsbury."],
    ],
  },
];
