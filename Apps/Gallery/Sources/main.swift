import AppRuntime

AppRuntime.main()
